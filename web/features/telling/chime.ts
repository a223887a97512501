import { effect, type ReadonlySignal } from '@preact/signals';
import type { Commit } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Position } from '../../table/draft.ts';
import type { Memory } from '../../lib/platform.ts';

/** How a page tells that its player's turn begins. Neither way is used unless the player asked for it. */
interface ChimeWish {
  readonly sound: boolean;
  readonly vibration: boolean;
}

const KEPT = 'carrack.chime';

/** The wish stored on this device. Entries that another version of the page has left here are ignored. */
export function wishedChime(device: Memory): ChimeWish {
  const kept = device.read(KEPT);
  const has = (way: string): boolean =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(kept).some(([key, on]) => key === way && on === true);
  return { sound: has('sound'), vibration: has('vibration') };
}

export const wishChime = (device: Memory, wish: ChimeWish): void => device.write(KEPT, wish);

/** The game's present, as the page's model has it. */
interface Turns {
  readonly you: ReadonlySignal<Seat | null>;
  readonly yourTurn: ReadonlySignal<boolean>;
  readonly position: ReadonlySignal<Position>;
  readonly log: ReadonlySignal<readonly Commit[]>;
}

/**
 * Calls back whenever the player's turn begins from now on, unless they brought that about themselves, e.g. by taking
 * back a move. Returns how to call it off.
 */
export function onTurnBegun({ you, yourTurn, position, log }: Turns, begun: () => void): () => void {
  let before = yourTurn.peek();
  return effect(() => {
    const now = yourTurn.value;
    const begins = now && !before;
    before = now;
    if (!begins) return;
    const row = log.peek()[position.peek().seq - 1]; // undefined: not fetched yet, so another page's or player's
    const isOwn = row !== undefined && row.seat === you.peek() && row.by === 'person';
    if (!isOwn) begun();
  });
}

/** The parts of a browser that a chime needs. A missing one stays silent. */
interface Sounding {
  readonly openAudio: (() => AudioContext) | undefined;
  readonly vibrate: ((milliseconds: number) => boolean) | undefined;
}

interface Ringer {
  /** The ways that the browser has. */
  readonly can: ChimeWish;
  /** To be called when the player taps or presses a key: before that no browser allows a sound or vibrates. */
  allow(): void;
  ring(wish: ChimeWish): void;
}

/** The notes: pitch (Hz), and when each begins (s). */
const NOTES = [
  [659.26, 0],
  [987.77, 0.14],
] as const;

/** Of full volume. */
const LOUDNESS = 0.06;
/** Seconds a note takes to begin and to die away. */
const RISE = 0.015;
const FALL = 0.6;
/** Milliseconds of vibration. */
const TREMBLE = 60;
/** Milliseconds after which a sound comes too late to mean anything. */
const LATEST = 1_000;

export function createRinger({ openAudio, vibrate }: Sounding): Ringer {
  let audio: AudioContext | undefined;
  let isAllowed = false;
  let last: OscillatorNode | undefined;

  /** An audio context at work keeps a device awake. */
  const suspend = (): void => {
    if (last === undefined) void audio?.suspend();
  };
  const play = async (context: AudioContext): Promise<void> => {
    const asked = performance.now();
    await context.resume();
    if (performance.now() - asked > LATEST) return;
    const notes = NOTES.map(([pitch, after]) => note(context, pitch, context.currentTime + after));
    const final = (last = notes.at(-1));
    final?.addEventListener('ended', () => {
      if (last === final) last = undefined;
      suspend();
    });
  };
  return {
    can: { sound: openAudio !== undefined, vibration: vibrate !== undefined },
    allow: () => {
      if (isAllowed) return;
      isAllowed = true;
      audio = openAudio?.();
      void audio?.resume().then(suspend, ignore);
    },
    ring: ({ sound, vibration }) => {
      if (!isAllowed) return;
      if (vibration) vibrate?.(TREMBLE);
      if (sound && audio !== undefined) play(audio).catch(ignore);
    },
  };
}

/** Without a sound the page is as it was. */
const ignore = (): void => undefined;

/** Strikes a note at a time of the context's clock. */
function note(audio: AudioContext, pitch: number, at: number): OscillatorNode {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + RISE);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS / 1_000, at + FALL);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + FALL);
  return tone;
}

/** The chime of this page. */
export const ringer = createRinger({
  openAudio: 'AudioContext' in globalThis ? () => new AudioContext() : undefined,
  // A desktop browser may have the function and no motor: only a finger on the screen is told by it.
  vibrate: navigator.maxTouchPoints > 0 ? navigator.vibrate?.bind(navigator) : undefined,
});
