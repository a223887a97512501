import { computed, createModel, signal } from '@preact/signals';
import type { Memory } from '../../lib/platform.ts';

const OFF = 'carrack.hints.off';
const FIRST = 'carrack.hints.first';

/** The first game of each kind on this device, and the hints put away in it. */
type Firsts = Readonly<Record<string, First | undefined>>;

interface First {
  readonly game: string;
  readonly done: readonly string[];
}

const isFirst = (value: unknown): value is First =>
  typeof value === 'object' &&
  value !== null &&
  'game' in value &&
  typeof value.game === 'string' &&
  'done' in value &&
  Array.isArray(value.done);

/** Entries that another version of the page has left here are ignored. */
function firstsOf(device: Memory): Firsts {
  const kept = device.read(FIRST);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, first]) => isFirst(first)));
}

/** Are hints wanted on this device? */
export const hintsWanted = (device: Memory): boolean => device.read(OFF) !== true;

/** Switches hints off for good, or on for the next game of every kind. */
export function wantHints(device: Memory, wanted: boolean): void {
  if (!wanted) return device.write(OFF, true);
  device.forget(OFF);
  device.forget(FIRST);
}

/** Which games were the first ones here is forgotten. That there were some is not: this device has had its hints. */
export function forgetFirstGames(device: Memory): void {
  const firsts = Object.entries(firstsOf(device)).map(([kind, first]) => [kind, { ...first, game: '' }]);
  if (firsts.length > 0) device.write(FIRST, Object.fromEntries(firsts));
}

/** The hints of one game: there are some where it is the first of its kind on this device. */
export const HintsModel = createModel((device: Memory, kind: string, game: string) => {
  const first = firstsOf(device)[kind] ?? { game, done: [] };
  const wanted = signal(hintsWanted(device) && first.game === game);
  const done = signal<readonly string[]>(first.done);
  const keep = (): void => device.write(FIRST, { ...firstsOf(device), [kind]: { game, done: done.peek() } });
  if (wanted.peek()) keep();

  /** Not this one again. */
  const putAway = (hint: string): void => {
    done.value = [...done.peek(), hint];
    keep();
  };
  const never = (): void => {
    wanted.value = false;
    wantHints(device, false);
  };
  return { wanted: computed(() => wanted.value), done: computed(() => done.value), putAway, never };
});

export type Hints = InstanceType<typeof HintsModel>;
