import { foldLog } from '#shared/kernel/fold.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { AnyEvent, Viewer } from '#shared/kernel/types.ts';
import type { Planted } from './planting.ts';

/** Rules that leak exactly one secret. */
interface Leaky {
  /** What is leaked, e.g. `drawn events` or `state.pile`. */
  readonly what: string;
  readonly rules: AnyRules;
}

/** One leak for every type of event and every part of the state that is hidden from the viewer of a game. */
export function leakyRules(rules: AnyRules, log: Planted, viewer: Viewer): readonly Leaky[] {
  const events = log.flatMap((row) => row.events);
  const kept = events.filter((event) => !alike(event, rules.redact(event, viewer)));
  const state = foldLog(rules, log);
  const seen = partsOf(rules.view(state, viewer));
  return [
    ...[...new Set(kept.map(({ type }) => type))].map((type) => letOut(rules, type)),
    ...Object.entries(partsOf(state))
      .filter(([part, value]) => !alike(value, seen[part]))
      .map(([part]) => laidOpen(rules, part)),
    talkative(rules),
  ];
}

const alike = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** A state is an object. */
const partsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(state as object));

const letOut = (rules: AnyRules, type: string): Leaky => ({
  what: `${type} events`,
  rules: {
    ...rules,
    redact: (event: AnyEvent, viewer) => (event.type === type ? event : rules.redact(event, viewer)),
  },
});

const laidOpen = (rules: AnyRules, part: string): Leaky => ({
  what: `state.${part}`,
  rules: {
    ...rules,
    view: (state, viewer) => ({ ...partsOf(rules.view(state, viewer)), [part]: partsOf(state)[part] }),
  },
});

/** Refusals that are explained from the whole state, hidden parts included. */
function talkative(rules: AnyRules): Leaky {
  let whole: unknown;
  return {
    what: 'state.pile in refusals',
    rules: {
      ...rules,
      evolve: (state, event) => (whole = rules.evolve(state, event)),
      refusal: (view, move) => ({
        ...rules.refusal(view, move),
        params: { pile: canonicalJson(partsOf(whole)['pile']) },
      }),
    },
  };
}
