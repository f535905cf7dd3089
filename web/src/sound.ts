// Quiet sounds, made here: wood on wood, and two notes when it is my turn. Off unless wished for.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, at: number, seconds: number, loud: number, type: OscillatorType): void {
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type, frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
}

function heard(play: () => void): void {
  if (!settings.sound) return;
  try {
    play();
  } catch {
    // no audio here
  }
}

/** A piece is put down. */
export function knock(): void {
  heard(() => {
    tone(190, 0, 0.09, 0.12, 'triangle');
    tone(410, 0, 0.04, 0.05, 'sine');
  });
}

/** It is my turn. */
export function chime(): void {
  heard(() => {
    tone(523, 0, 0.35, 0.05, 'sine');
    tone(784, 0.14, 0.5, 0.05, 'sine');
  });
}
