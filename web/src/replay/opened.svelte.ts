import { readFile } from './load.ts';
import { Playback } from './playback.svelte.ts';

/** The record that was opened from a file. */
class Opened {
  playback = $state.raw<Promise<Playback> | null>(null);
}

export const opened = new Opened();

/** Open a file with a record or a replay. */
export async function openRecord(file: File): Promise<void> {
  const read = file.text().then(readFile);
  opened.playback = read.then((replay) => new Playback(replay));
  await opened.playback.catch(() => undefined);
}
