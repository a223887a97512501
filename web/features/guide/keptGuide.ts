import type { AnyMove } from '#shared/kernel/types.ts';
import type { Memory } from '../../lib/platform.ts';

/** Key of the guided rounds that a device remembers, by game. */
const KEY = 'carrack.guide';

interface KeptGuide {
  /** The player's commits: they make the same table again. */
  readonly moves: readonly (readonly AnyMove[])[];
  /** It was finished or skipped. */
  readonly ended: boolean;
}

const NONE: KeptGuide = { moves: [], ended: false };

const isMove = (value: unknown): value is AnyMove =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isCommit = (value: unknown): value is readonly AnyMove[] => Array.isArray(value) && value.every(isMove);

/** Entries that another version of the page has left here are ignored. */
const isKept = (value: unknown): value is KeptGuide =>
  typeof value === 'object' &&
  value !== null &&
  'moves' in value &&
  Array.isArray(value.moves) &&
  value.moves.every(isCommit) &&
  'ended' in value &&
  typeof value.ended === 'boolean';

function allKept(device: Memory): Readonly<Record<string, KeptGuide>> {
  const kept = device.read(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, guide]) => isKept(guide)));
}

export const keptGuide = (device: Memory, game: string): KeptGuide => allKept(device)[game] ?? NONE;

export const keepGuide = (device: Memory, game: string, change: Partial<KeptGuide>): void =>
  device.write(KEY, { ...allKept(device), [game]: { ...keptGuide(device, game), ...change } });

/** The next guided round of this game begins from its beginning. */
export const restartGuide = (device: Memory, game: string): void => keepGuide(device, game, NONE);
