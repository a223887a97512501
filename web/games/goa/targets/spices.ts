import type { Choice } from '#shared/kernel/choices.ts';
import { costOf } from '#shared/games/goa/prices.ts';
import { mapFields } from '#shared/games/goa/state.ts';
import { COLUMNS, type Field, type Spice, type SpicesByField } from '#shared/games/goa/things.ts';
import { boundsOf } from '#shared/kernel/listed.ts';
import { mine, listedFields, type Decision, type ListedField } from './decision.ts';

/** The number of each spice that the next steps of all columns cost, less those on the fields. */
function needs(decision: Decision): Map<Spice, number> {
  const need = new Map<Spice, number>();
  const add = (spice: Spice, n: number) => need.set(spice, (need.get(spice) ?? 0) + n);
  for (const column of COLUMNS)
    for (const spice of costOf(decision.now, decision.you, column) ?? []) add(spice, 1);
  mapFields(mine(decision), (_, spice) => (spice === null ? undefined : add(spice, -1)));
  return need;
}

/**
 * A proposal with as many spices as a choice takes: those that the next steps need most, and among equal fields
 * those that allow few spices. `first`: includes this field in any case.
 */
export function filled(decision: Decision, choice: Choice | undefined, first?: Field): SpicesByField {
  const need = needs(decision);
  const spices: Record<string, Spice> = {};
  let open = listedFields(decision, choice, 'spices');
  for (let left = boundsOf(choice, 'spices').max; left > 0; left -= 1) {
    const tapped = Object.keys(spices).length === 0 ? open.filter(({ field }) => field === first) : [];
    const best = bestOf(tapped.length > 0 ? tapped : open, need);
    if (best === undefined) break;
    spices[best.field] = best.spice;
    need.set(best.spice, (need.get(best.spice) ?? 0) - 1);
    open = open.filter(({ field }) => field !== best.field);
  }
  return spices;
}

function bestOf(open: readonly ListedField[], need: ReadonlyMap<Spice, number>) {
  const ways = open.flatMap(({ field, allowed }) =>
    allowed.map((spice) => ({ field, spice, worth: 10 * (need.get(spice) ?? 0) - allowed.length })),
  );
  return ways.toSorted((a, b) => b.worth - a.worth)[0];
}

/**
 * The spices after a tap on a field: its next possible spice, then none if it may stay empty. If no more can be
 * placed, the one placed first is removed.
 */
export function cycled(
  choice: Choice | undefined,
  spices: SpicesByField,
  { field, allowed }: ListedField,
): SpicesByField {
  const { min, max } = boundsOf(choice, 'spices');
  const here = spices[field];
  const next = allowed[here === undefined ? 0 : allowed.indexOf(here) + 1];
  const others = Object.entries(spices).filter(([other]) => other !== field);
  const put = next ?? (min === max && min > others.length ? allowed[0] : undefined);
  if (put === undefined) return Object.fromEntries(others);
  return { ...Object.fromEntries(others.slice(Math.max(0, others.length + 1 - max))), [field]: put };
}

/**
 * The payment after a tap on a field: it replaces the first chosen field with the same spice. A field that
 * already pays is replaced by the next one with its spice.
 */
export function repaid(
  paying: readonly ListedField[],
  payment: SpicesByField,
  tapped: ListedField,
): SpicesByField {
  const alike = paying.filter(({ spice }) => spice === tapped.spice).map(({ field }) => field);
  const at = alike.indexOf(tapped.field);
  const others = [...alike.slice(at), ...alike.slice(0, at)];
  const [from, to] = isIn(payment, tapped.field)
    ? [tapped.field, others.find((field) => !isIn(payment, field))]
    : [Object.keys(payment).find((field) => others.some((other) => other === field)), tapped.field];
  if (from === undefined || to === undefined || tapped.spice === null) return payment;
  const unchanged = Object.entries(payment).filter(([field]) => field !== from);
  return { ...Object.fromEntries(unchanged), [to]: tapped.spice };
}

export const isIn = (spices: SpicesByField, field: Field): boolean => spices[field] !== undefined;

/** Is there a choice of fields for this spice? */
export const isChoice = (
  paying: readonly ListedField[],
  payment: SpicesByField,
  { spice }: ListedField,
): boolean => paying.some((open) => open.spice === spice && !isIn(payment, open.field));
