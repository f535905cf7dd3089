// Quiet sounds, made here on the spot. Off unless wished for; nothing is told by a sound alone.
import { pace, settings } from './settings.svelte';
import type { Cue } from './types';

const LOUD = 0.12;
const APART = 120; // milliseconds between two sounds

let context: AudioContext | null = null;
let last = -Infinity;

interface Note {
  at?: number; // seconds from now
  seconds: number;
  loud?: number; // of LOUD
  type?: OscillatorType | 'noise';
  hertz: number;
  to?: number; // it glides there
  filter?: BiquadFilterType; // of noise and saws, around their pitch
  soft?: boolean; // it swells
  tremolo?: number;
}

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}

function sound({ at = 0, seconds, loud = 1, type = 'sine', hertz, to, filter, soft, tremolo }: Note): void {
  const audio = (context ??= new AudioContext());
  const start = audio.currentTime + at;
  const peak = LOUD * loud * (pace() && pace() < 1 ? 0.5 : 1);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(soft ? 0.0001 : peak, start);
  if (soft) gain.gain.linearRampToValueAtTime(peak, start + seconds / 3);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  const source = type === 'noise' ? noise(audio, seconds) : new OscillatorNode(audio, { type, frequency: hertz });
  const shaped = filter ? new BiquadFilterNode(audio, { type: filter, frequency: type === 'noise' ? hertz : 400 }) : null;
  const pitch = shaped && type === 'noise' ? shaped.frequency : source instanceof OscillatorNode ? source.frequency : null;
  if (to) pitch?.exponentialRampToValueAtTime(to, start + seconds);
  if (shaped) source.connect(shaped).connect(gain);
  else source.connect(gain);
  if (tremolo) {
    const shake = new OscillatorNode(audio, { frequency: tremolo });
    shake.connect(new GainNode(audio, { gain: peak / 2 })).connect(gain.gain);
    shake.start(start);
    shake.stop(start + seconds);
  }
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}

const CUES: Record<Cue | 'chime' | 'tick', Note[]> = {
  knock: [
    { hertz: 190, seconds: 0.09, type: 'triangle' },
    { hertz: 410, seconds: 0.04, loud: 0.4 },
  ],
  paper: [{ type: 'noise', hertz: 2400, seconds: 0.06, filter: 'bandpass', loud: 0.6 }],
  coin: [
    { hertz: 1180, seconds: 0.07, loud: 0.4 },
    { hertz: 1760, seconds: 0.07, loud: 0.4 },
    { hertz: 1180, seconds: 0.07, at: 0.08, loud: 0.4 },
    { hertz: 1760, seconds: 0.07, at: 0.08, loud: 0.4 },
  ],
  stamp: [
    { type: 'noise', hertz: 300, seconds: 0.05, filter: 'lowpass' },
    { hertz: 90, seconds: 0.12 },
  ],
  horn: [{ type: 'sawtooth', hertz: 110, seconds: 0.38, filter: 'lowpass', soft: true, loud: 0.6 }],
  drill: [{ type: 'sawtooth', hertz: 70, seconds: 0.7, tremolo: 22, loud: 0.5 }],
  crumble: [{ type: 'noise', hertz: 900, to: 120, seconds: 0.6, filter: 'lowpass' }],
  bell: [
    { hertz: 660, seconds: 0.5, loud: 0.5 },
    { hertz: 990, seconds: 0.5, loud: 0.3 },
  ],
  chime: [
    { hertz: 523, seconds: 0.35, loud: 0.4 },
    { hertz: 784, at: 0.14, seconds: 0.5, loud: 0.4 },
  ],
  tick: [{ hertz: 1000, seconds: 0.012 }],
};

/** One sound at a time, and none so soon after another; the chime is always heard. */
export function cue(name: keyof typeof CUES): void {
  if (!settings.sound) return;
  const now = performance.now();
  if (now - last < APART && name !== 'chime') return;
  last = now;
  try {
    CUES[name].forEach(sound);
  } catch {
    // no audio here
  }
}

/** A piece is put down. */
export const knock = () => cue('knock');

/** It is my turn. */
export const chime = () => cue('chime');
