import { language } from '../language/language.svelte.ts';
import { session } from '../server/session.svelte.ts';
import { Connection } from './connection.svelte.ts';
import { browserEnvironment } from './environment.ts';

/** The connection of this page. */
export const connection = new Connection(
  browserEnvironment({
    enter: () => session.enter(),
    renew: () => session.renew(),
    lost: () => language.say('signed-out'),
  }),
);

window.addEventListener('online', () => connection.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.wake();
});
