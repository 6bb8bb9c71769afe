/** Something of the server that is asked for again and again while the page is seen. */
export class Polled<T> {
  value = $state.raw<T | null>(null);
  failed = $state(false);

  constructor(
    private readonly fetchValue: () => Promise<T>,
    private readonly every: number,
  ) {}

  /** Ask at once and from time to time; what comes back ends it. */
  start = (): (() => void) => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.look();
    };
    look();
    const timer = setInterval(look, this.every);
    return () => clearInterval(timer);
  };

  private async look(): Promise<void> {
    try {
      this.value = await this.fetchValue();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
