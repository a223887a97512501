import { forcedMove } from '../choices.ts';
import { imaginedDice, luckOf } from '../dice.ts';
import { canonicalJson } from '../json.ts';
import { standingRows, type Commit } from '../log.ts';
import type { AnyRules } from '../rules.ts';
import { seatView } from '../seatView.ts';
import type { AnyEvent, AnyMove, BotLevel, Seat } from '../types.ts';
import { upcastRow } from '../upcast.ts';
import { type RolloutRules, createStretch, type Stretch } from './rollout.ts';

/** The part of a game that is needed to look over a log of it. */
export type AnalysisRules = RolloutRules & Pick<AnyRules, 'choices' | 'meta' | 'reveals' | 'upcast'>;

/** A decision of a finished game, and the stretches that it lies between. */
export interface Judged {
  /** Its row. */
  readonly seq: number;
  readonly seat: Seat;
  /** Chance brought something that was not known before. */
  readonly lucky: boolean;
  /** There was another move. */
  readonly free: boolean;
  readonly before: Stretch;
  readonly after: Stretch;
  /** The strongest bot's decision, if it is another one, and the stretch that begins with it. */
  readonly instead?: OtherDecision & { readonly after: Stretch };
}

/** A bot's decision where it is not the player's. */
interface OtherDecision {
  readonly move: AnyMove;
  /** What it brings about, as far as no chance is drawn. */
  readonly events: readonly AnyEvent[];
}

/** It may be a later decision of the row: then the bot would have begun in the same way. */
interface Departure extends OtherDecision {
  readonly state: unknown;
}

/** The bots of a game that an analysis asks: the one that plays on, and the one that knows better. */
interface Advisers {
  readonly quick: BotLevel;
  readonly strongest: BotLevel;
}

export const advisersOf = ({ meta: { levels } }: Pick<AnyRules, 'meta'>): Advisers => {
  const strongest = levels.at(-1) ?? 'easy';
  return { quick: levels.includes('normal') ? 'normal' : strongest, strongest };
};

/** The quick bot may choose between equals at random. It decides as the player did only if it does so as often as this. */
const ASKED = 3;

/** The decisions of a log with nothing hidden, and the stretch before the first. Rows that were taken back are left out. */
export function judge(
  rules: AnalysisRules,
  rows: readonly Commit[],
): { readonly start: Stretch; readonly decisions: readonly Judged[] } {
  const played = standingRows(rows).filter(({ tableEvent }) => tableEvent === undefined);
  const advisers = advisersOf(rules);
  const decisions: Judged[] = [];
  let state: unknown;
  let stretch: Stretch | undefined;
  let start: Stretch | undefined;
  for (const row of played) {
    const events = upcastRow(rules, row);
    const after = events.reduce<unknown>((now, event) => rules.evolve(now, event), state);
    if (row.seat === null || stretch === undefined) {
      stretch = createStretch(rules, after);
      start ??= stretch;
    } else {
      const turn: Turn = { rules, seat: row.seat, state, events };
      const judged = judgeTurn(turn, row.seq, after, stretch, advisers);
      decisions.push(judged);
      stretch = judged.after;
    }
    state = after;
  }
  if (start === undefined) throw new RangeError('a log without a set-up');
  return { start, decisions };
}

/** The decisions of a row, as they were played. */
interface Turn {
  readonly rules: AnalysisRules;
  readonly seat: Seat;
  /** Before them. */
  readonly state: unknown;
  readonly events: readonly AnyEvent[];
}

function judgeTurn(
  turn: Turn,
  seq: number,
  end: unknown,
  before: Stretch,
  { quick, strongest }: Advisers,
): Judged {
  const { rules, seat, state, events } = turn;
  const lucky = events.some((event) => rules.reveals(event).chance);
  const free = forcedMove(rules.choices(seatView(rules, state, seat))) === undefined;
  const usual = Array.from({ length: ASKED }, (_, n) => departure(turn, quick, n)).find((found) => found);
  const isUsual = usual === undefined && !lucky && rules.acting(end).length > 0;
  if (isUsual) before.lengthen(end);
  const after = isUsual ? before : createStretch(rules, end);
  const other = free ? departure(turn, strongest, seq) : undefined;
  if (other === undefined) return { seq, seat, lucky, free, before, after };
  const { state: from, move } = other;
  const isQuick =
    usual !== undefined && canonicalJson([usual.move, usual.state]) === canonicalJson([move, from]);
  const otherwise = isQuick ? before : createStretch(rules, from, { seat, move });
  const instead = { move, events: other.events, after: otherwise };
  return { seq, seat, lucky, free, before, after, instead };
}

/** The first decision of a turn that a bot would have made otherwise; undefined if there is none. */
function departure(
  { rules, seat, state, events }: Turn,
  level: BotLevel,
  seed: number,
): Departure | undefined {
  const luck = luckOf(seed);
  let now = state;
  for (let at = 0; at < events.length && rules.acting(now).includes(seat);) {
    const move = rules.bot(seatView(rules, now, seat), level, luck);
    const decided = rules.decide(now, seat, move, imaginedDice(luck));
    if (!decided.ok) return undefined;
    const brought = decided.value;
    // What chance brings is not the bot's decision. It ends a row: what comes after it needs another one.
    const known = brought.findIndex((event) => rules.reveals(event).chance);
    const own = known < 0 ? brought : brought.slice(0, known);
    const isSame = own.every((event, i) => canonicalJson(event) === canonicalJson(events[at + i]));
    if (!isSame || (known >= 0 && brought[known]?.type !== events[at + known]?.type))
      return { state: now, move, events: own };
    if (known >= 0) return undefined;
    for (const event of brought) now = rules.evolve(now, event);
    at += brought.length;
  }
  return undefined;
}
