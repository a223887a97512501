import type { Commit } from '../log.ts';
import type { AnyEvent, AnyMove, Seat } from '../types.ts';
import { advisersOf, judge, type AnalysisRules, type Judged } from './judged.ts';
import type { Shares, Stretch } from './rollout.ts';

/**
 * What is found in a finished game: the seats' winning chances after each decision, the decisions that moved them the most, and
 * what the strongest bot would have done. A winning chance is the mean share of first place over rollouts.
 */
export interface Analysis {
  /** Before the first decision, by seat. */
  readonly start: Shares;
  /** In the order of the log. */
  readonly decisions: readonly AnalysedDecision[];
  /** The decisions that moved a winning chance the most, the surest first; none before their chances are known a little. */
  readonly moments: readonly KeyMoment[];
}

export interface AnalysedDecision extends Pick<Judged, 'seq' | 'seat' | 'lucky' | 'free'> {
  /** The winning chances after it, by seat. */
  readonly chances: Shares;
  /** What the strongest bot would have done; undefined: the same. */
  readonly instead:
    | { readonly move: AnyMove; readonly events: readonly AnyEvent[]; readonly chances: Shares }
    | undefined;
}

export interface KeyMoment {
  readonly decision: AnalysedDecision;
  /** The winning chances before it. */
  readonly before: Shares;
  /** The seat whose chance it moved the most. */
  readonly of: Seat;
  /** The standard error of that move. */
  readonly error: number;
}

/** An analysis at work. It has neither clock nor chance of its own: equal steps give equal figures. */
export interface Analyst {
  /** Plays a position on once more. False if nothing is left to find out. */
  step(): boolean;
  /** What is found so far. */
  report(): Analysis;
}

/** How many moments are told. */
const MOMENTS = 5;

/** A chance is known well enough to tell with a variance of no more than this: that of six rollouts, half of them won. */
const KNOWN = 0.25 / (6 + 2);

/** Once all are known so well, the decisions that seem to matter get all rollouts but one of so many. */
const TURNS = 4;

/** `rows`: the log of a finished game with nothing hidden. `seed`: of the chance that is drawn anew. */
export function createAnalyst(rules: AnalysisRules, rows: readonly Commit[], seed: number): Analyst {
  const { start, decisions } = judge(rules, rows);
  const { quick } = advisersOf(rules);
  const stretches = [...new Set([start, ...decisions.flatMap(sidesOf)])];
  let steps = 0;
  const next = (): Stretch | undefined => {
    const least = mostDoubtful(stretches);
    if (least === undefined || least.doubt() > KNOWN || steps % TURNS === 0) return least;
    const foremost = mostPromising(decisions);
    return (foremost && mostDoubtful(sidesOf(foremost))) ?? least;
  };
  return {
    step: () => {
      const stretch = next();
      // The same seeds for all: what chance brings alike in two positions is no difference between them.
      stretch?.roll(quick, seed + stretch.rollouts);
      steps += 1;
      return stretch !== undefined;
    },
    report: () => report(start, decisions),
  };
}

/** The stretch whose chances are known least; undefined if all are known. */
function mostDoubtful(stretches: readonly Stretch[]): Stretch | undefined {
  let found: Stretch | undefined;
  let most = 0;
  for (const one of stretches) {
    const doubt = one.doubt();
    if (doubt > most) [found, most] = [one, doubt];
  }
  return found;
}

const sidesOf = ({ before, after, instead }: Judged): readonly Stretch[] =>
  instead === undefined ? [before, after] : [before, after, instead.after];

/** Shares that differ by less are the same: they are sums of fractions. */
const SAME = 1e-9;

/** How far a decision moved the chance of the seat that it moved the most. */
interface Swing {
  readonly of: Seat;
  readonly by: number;
  readonly error: number;
}

function swingOf({ seat, before, after }: Judged): Swing | undefined {
  if (before === after) return undefined;
  const from = before.chances();
  const swings = after.chances().map((chance, of) => ({ of, by: Math.abs(chance - (from[of] ?? 0)) }));
  const own = swings[seat] ?? { of: seat, by: 0 }; // told rather than one that is as wide
  const widest = swings.reduce((best, swing) => (swing.by > best.by + SAME ? swing : best), own);
  return { ...widest, error: Math.sqrt(before.variance(widest.of) + after.variance(widest.of)) };
}

/** How much of it is hardly chance of the rollouts. */
const sure = ({ by, error }: Swing): number => by - error;

/** The least known of the decisions that may be the moments to tell, for all that is known. */
function mostPromising(decisions: readonly Judged[]): Judged | undefined {
  const candidates = decisions
    .flatMap((judged) => {
      const swing = swingOf(judged);
      return swing === undefined ? [] : [{ judged, ...swing }];
    })
    .toSorted((a, b) => b.by + b.error - a.by - a.error)
    .slice(0, 2 * MOMENTS);
  return candidates.toSorted((a, b) => b.error - a.error)[0]?.judged;
}

function report(start: Stretch, judged: readonly Judged[]): Analysis {
  const decisions = judged.map(({ seq, seat, lucky, free, after, instead }): AnalysedDecision => ({
    seq,
    seat,
    lucky,
    free,
    chances: after.chances(),
    instead: instead && { move: instead.move, events: instead.events, chances: instead.after.chances() },
  }));
  const moments = judged
    .flatMap((one, i) => {
      const swing = swingOf(one);
      const decision = decisions[i];
      if (swing === undefined || decision === undefined || sure(swing) < SAME) return [];
      return one.before.doubt() > KNOWN || one.after.doubt() > KNOWN ? [] : [{ one, swing, decision }];
    })
    .toSorted((a, b) => sure(b.swing) - sure(a.swing))
    .slice(0, MOMENTS)
    .map(({ one: { before }, swing: { of, error }, decision }): KeyMoment => ({
      decision,
      before: before.chances(),
      of,
      error,
    }));
  return { start: start.chances(), decisions, moments };
}
