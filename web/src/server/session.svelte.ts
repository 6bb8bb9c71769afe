import type { PersonView, SessionView } from '../wire/types.ts';
import { ask, credentials } from './ask.ts';
import { forgetReplays } from './offline-replays.ts';

/** Who is there after a session has ended: who was before, somebody else, or nobody. */
export type Heir = 'same' | 'other' | 'nobody';

/** Who the server takes this browser for. */
class Session {
  person = $state.raw<PersonView | null>(null);
  /** Whether the server has told who is there. */
  known = $state(false);
  /** Whether somebody was signed out, not by themselves on this page, and has to be told. */
  ended = $state(false);
  private leaving = false;
  private asked: Promise<void> | null = null;

  get isAccount(): boolean {
    return this.person?.kind === 'account';
  }

  /** Take in what the server says of the session. */
  take(view: SessionView): void {
    this.person = view.person;
    credentials.csrf = view.csrf;
    this.known = true;
    if (this.isAccount) this.ended = false;
  }

  /** Ask who is there, once; nobody becomes a guest by it. */
  look(): Promise<void> {
    this.asked ??= this.refresh().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  /** Ask again who is there. */
  async refresh(): Promise<void> {
    this.take(await ask('GET /api/v1/session'));
  }

  /** Be somebody: a guest, unless there is a name already. */
  async enter(): Promise<void> {
    await this.look();
    if (!this.person) this.take(await ask('POST /api/v1/session'));
  }

  /** See who is there after the server has ended the session: a guest may be an account by now. */
  async renew(): Promise<Heir> {
    const before = this.person;
    await this.refresh();
    const after = this.person;
    const isSame = after?.id === before?.id || (before?.kind === 'guest' && this.isAccount);
    if (before?.kind === 'account' && !isSame && !this.leaving) {
      this.ended = true;
      await forgetReplays();
    }
    return after ? (isSame ? 'same' : 'other') : 'nobody';
  }

  async signOut(everywhere = false): Promise<void> {
    this.leaving = true;
    try {
      await ask('POST /api/v1/sign-out', { body: { everywhere } });
      await forgetReplays();
      this.asked = null;
      this.person = null;
      credentials.csrf = null;
      await this.look();
    } finally {
      this.leaving = false;
    }
  }
}

export const session = new Session();
