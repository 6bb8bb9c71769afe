import { preferences } from '../preferences/preferences.svelte.ts';

interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
}

/** The sounds: pitches in hertz, times in seconds. */
const SOUNDS = {
  lay: [{ pitch: 196, at: 0, length: 0.07 }],
  score: [
    { pitch: 523, at: 0, length: 0.09 },
    { pitch: 659, at: 0.08, length: 0.12 },
  ],
  turn: [{ pitch: 392, at: 0, length: 0.14 }],
  end: [
    { pitch: 392, at: 0, length: 0.16 },
    { pitch: 523, at: 0.14, length: 0.16 },
    { pitch: 659, at: 0.28, length: 0.3 },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

/** Quiet: heard by who plays, not by who sits beside. */
const LOUDNESS = 0.05;
let audio: AudioContext | null = null;

/** Play a sound, if somebody wants to hear it and has touched the page. */
export function play(sound: keyof typeof SOUNDS): void {
  if (preferences.of('sound') !== 'on' || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const tone of SOUNDS[sound]) strike(audio, tone);
}

function strike(context: AudioContext, { pitch, at, length }: Tone): void {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + at;
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}
