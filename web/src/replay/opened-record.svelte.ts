import { readFile } from '../server/replays.ts';
import { Playback } from './playback.svelte.ts';

/** The record that was opened from a file. */
class OpenedRecord {
  playback = $state.raw<Promise<Playback> | null>(null);
}

export const openedRecord = new OpenedRecord();

/** Open a file with a record or a replay. */
export async function openRecord(file: File): Promise<void> {
  const read = file.text().then(readFile);
  openedRecord.playback = read.then((replay) => new Playback(replay));
  await openedRecord.playback.catch(() => undefined);
}
