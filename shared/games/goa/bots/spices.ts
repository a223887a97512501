import { mapFields, type Player } from '../state.ts';
import { COLUMNS, SPICES, type Field, type Spice, type SpicesByField } from '../things.ts';
import type { Outlook } from './outlook.ts';
import { needsOf } from './stock.ts';

/** Empty fields and what each may hold. */
type OpenFields = Readonly<Record<string, readonly string[]>>;

type Counts = Record<Spice, number>;

function held(player: Player): Counts {
  const counts: Counts = { ginger: 0, pepper: 0, cinnamon: 0, nutmeg: 0, clove: 0 };
  mapFields(player, (_, spice) => {
    if (spice !== null) counts[spice] += 1;
    return undefined;
  });
  return counts;
}

/** Worth of one more spice of a kind, given those the player has and the need for it. */
const keenness = (spice: Spice, have: Counts, needs: Readonly<Counts>): number =>
  needs[spice] > 0 ? Math.exp(-have[spice] / needs[spice]) : -have[spice];

/**
 * Spices for `n` of the fields, or for all of them if there are fewer. Those of `first` come first, then those
 * needed most. Each goes where few other spices can grow.
 */
export function chooseSpices(
  open: OpenFields,
  n: number,
  player: Player,
  outlook: Outlook,
  first: readonly Spice[] = [],
): SpicesByField {
  const free = Object.entries(open).toSorted(([, a], [, b]) => a.length - b.length);
  const have = held(player);
  const needs = needsOf(player.rows, outlook);
  const filled: Record<string, Spice> = {};
  const put = (spice: Spice): void => {
    const at = free.findIndex(([, allowed]) => allowed.includes(spice));
    const field = at < 0 ? undefined : free.splice(at, 1)[0]?.[0];
    if (field === undefined) return;
    filled[field] = spice;
    have[spice] += 1;
  };
  for (const spice of first.slice(0, n)) put(spice);
  for (let left = Math.min(n, free.length + first.length) - Object.keys(filled).length; left > 0; left -= 1) {
    const growing = SPICES.filter((spice) => free.some(([, allowed]) => allowed.includes(spice)));
    const best = mostOf(growing, (spice) => keenness(spice, have, needs));
    if (best !== undefined) put(best);
  }
  return filled;
}

/** Ways to fill the fields: by need, or with what a next step still lacks. */
export function fillings(
  open: OpenFields,
  n: number,
  player: Player,
  outlook: Outlook,
): readonly SpicesByField[] {
  const have = held(player);
  const missing = COLUMNS.map((column) =>
    (outlook.figures.columns[column].cost[player.rows[column]] ?? []).filter((spice) => have[spice] === 0),
  ).filter((spices) => spices.length > 0 && spices.length <= n);
  return [[], ...missing].map((first) => chooseSpices(open, n, player, outlook, first));
}

/** The `n` of these laden fields whose spices are missed least, in field order. */
export function spare(
  fields: readonly Field[],
  n: number,
  player: Player,
  outlook: Outlook,
): readonly Field[] {
  const have = held(player);
  const needs = needsOf(player.rows, outlook);
  const laden = mapFields(player, (field, spice) => (spice === null ? undefined : { field, spice })).filter(
    ({ field }) => fields.includes(field),
  );
  const taken = new Set<Field>();
  while (taken.size < Math.min(n, fields.length)) {
    const left = laden.filter(({ field }) => !taken.has(field));
    const least = mostOf(left, ({ spice }) => -keenness(spice, { ...have, [spice]: have[spice] - 1 }, needs));
    if (least === undefined) break;
    taken.add(least.field);
    have[least.spice] -= 1;
  }
  return fields.filter((field) => taken.has(field));
}

/** The item with the highest rank, the first of equals; undefined for an empty list. */
export function mostOf<T>(items: readonly T[], rank: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const own = rank(item);
    if (own <= most) continue;
    best = item;
    most = own;
  }
  return best;
}
