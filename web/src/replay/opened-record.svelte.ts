import { isRecord, readFile } from '../server/replays.ts';
import { Playback } from '../playback/playback.svelte.ts';

/** The record that was opened from a file. */
class OpenedRecord {
  playback = $state.raw<Promise<Playback> | null>(null);
  /** Its text; empty if the file holds a replay instead. */
  text = $state('');
}

export const openedRecord = new OpenedRecord();

/** Open a file with a record or a replay. */
export async function openRecord(file: File): Promise<void> {
  const text = file.text();
  openedRecord.playback = text.then(readFile).then((replay) => new Playback(replay));
  openedRecord.text = await text.then((found) => (isRecord(found) ? found : '')).catch(() => '');
  await openedRecord.playback.catch(() => undefined);
}
