/** Whether there is a network, and whether the server answers, as far as is known. */
class Reach {
  online = $state(globalThis.navigator?.onLine !== false);
  answers = $state(true);
  /** Counts up whenever the server is back and something on the page had waited for it. */
  returns = $state(0);
  /** Counts up whenever somebody wanted what cannot work without the server. */
  missed = $state(0);
  private waiting = 0;

  /** Whether nothing of the server can be had. */
  get isAway(): boolean {
    return !this.online || !this.answers;
  }

  /** Take in whether a request was answered. */
  hear(answered: boolean): void {
    const isBack = answered && !this.answers;
    this.answers = answered;
    if (isBack && this.waiting) this.returns += 1;
  }

  /** Something on the page waits for the server; what is returned ends it. */
  wait(): () => void {
    this.waiting += 1;
    return () => {
      this.waiting -= 1;
    };
  }
}

export const reach = new Reach();
