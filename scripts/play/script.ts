import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Dice, Stream } from '#shared/kernel/dice.ts';
import { jsonGiven } from '../command.ts';

const value = v.union([v.string(), v.number()]);
const schema = v.strictObject({
  options: v.optional(v.unknown()),
  seats: v.optional(v.number()),
  dice: v.optional(v.record(v.string(), v.union([value, v.array(value)]))),
  moves: v.array(v.strictObject({ seat: v.number(), move: v.looseObject({ type: v.string() }) })),
});

/**
 * A scripted game: seats, moves and chance. `dice` fixes streams by `purpose/ordinal`: a number, the item picked,
 * or the first items of a shuffle; the seed decides the rest. E.g. `{"seats": 2, "dice": {"pile/0": ["fish",
 * "wood"], "firstPlayer/0": 1}, "moves": [{"seat": 1, "move": {…}}]}`.
 */
export type Script = v.InferOutput<typeof schema>;

/** Throws if the file is not a script. */
export const readScript = (file: string): Script => jsonGiven(file, readFileSync(file, 'utf8'), schema);

/** Dice with the script's results, and else those of `dice`. */
export const scriptedDice = (fixed: Script['dice'], dice: Dice): Dice => ({
  kind: 'dice',
  stream: (purpose, ordinal) => {
    const stream = dice.stream(purpose, ordinal);
    const result = fixed?.[`${purpose}/${ordinal}`];
    return result === undefined ? stream : scriptedStream(result, stream);
  },
});

function scriptedStream(result: NonNullable<Script['dice']>[string], stream: Stream): Stream {
  return {
    int: (bound) =>
      typeof result === 'number' && result < bound ? result : misfit(result, `0 … ${bound - 1}`),
    pick: (items) => items.find((item) => item === result) ?? misfit(result, items),
    shuffle: (items) => (Array.isArray(result) ? ordered(items, result, stream) : misfit(result, items)),
  };
}

/** The items, with these first. */
function ordered<T>(items: readonly T[], first: readonly unknown[], stream: Stream): T[] {
  const rest = stream.shuffle(items);
  const top = first.map((wanted) => {
    const at = rest.findIndex((item) => item === wanted);
    if (at < 0) misfit(wanted, items);
    return rest.splice(at, 1);
  });
  return [...top.flat(), ...rest];
}

function misfit(result: unknown, items: unknown): never {
  throw new RangeError(`the script's ${JSON.stringify(result)} is none of ${JSON.stringify(items)}`);
}
