import { PAIR, tableOf, usualIn } from '../games/index.ts';
import { language } from '../language/language.svelte.ts';
import { router } from '../router/router.svelte.ts';
import { sitDown } from './sitting.ts';
import { ask, Problem } from '../server/ask.ts';
import { session } from '../server/session.svelte.ts';
import type { NewMatch } from '../wire/types.ts';
import { keepLevel } from './levels.ts';

const ATTEMPTS = 3;
/** Refusals that tell that a match has found its players. */
const GONE = new Set(['seat-taken', 'not-open', 'match-unknown']);

/** Open a match, and give its id. Who invites others by name sits there before they come. */
export async function open(wish: NewMatch): Promise<string> {
  await session.enter();
  const { id } = (await ask('POST /api/v1/matches', { body: wish })).about;
  const kinds = new Set(wish.seats?.map(({ kind }) => kind));
  if (kinds.has('me') && kinds.has('invited')) await sitDown(id);
  return id;
}

/** A game as the box of the reader's language has it. */
const boxed = (game: string) => ({ game, options: usualIn(game, language.code) });

/** What a game needs to be one of two people, if it is not by itself. */
const forTwo = (game: string) => (tableOf(game) === PAIR ? {} : { seats: PAIR });

/** A game of two people, as the box of the reader's language has it. */
function paired(game: string) {
  return { game, options: { ...boxed(game).options, ...forTwo(game) } };
}

/** Play the computer at a level, on all other seats. */
export async function playComputer(game: string, level: number): Promise<void> {
  keepLevel(level);
  const others = Array.from(
    { length: tableOf(game) - 1 },
    () => ({ kind: 'computer', level }) as const,
  );
  const seats = [{ kind: 'me' } as const, ...others];
  await router.go(`/match/${await open({ ...boxed(game), seats })}`);
}

/** Play on one device, by turns. */
export async function passAndPlay(game: string): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  await router.go(`/match/${await open({ ...paired(game), seats })}`);
}

/** Play a friend, who gets a link. */
export async function playFriend(game: string): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  await router.go(`/invite/${await open({ ...paired(game), seats })}`);
}

/** Play somebody by name, who is told of it. */
export async function challenge(game: string, name: string): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'invited', name }] as const;
  await router.go(`/match/${await open({ ...paired(game), seats })}`);
}

/** Sit down with whoever waits for a game like this, or wait for somebody. */
export async function findOpponent(game: string): Promise<void> {
  await session.enter();
  await router.go(`/match/${await seated(game, ATTEMPTS)}`);
}

/** The match at which a seat was got; somebody else may be quicker. */
async function seated(game: string, attempts: number): Promise<string> {
  const { match } = await ask('POST /api/v1/pairing', {
    body: { game, options: forTwo(game), rated: session.isAccount },
  });
  try {
    await sitDown(match);
  } catch (error) {
    const isGone = error instanceof Problem && GONE.has(error.code);
    if (isGone && attempts > 1) return seated(game, attempts - 1);
    throw error;
  }
  return match;
}
