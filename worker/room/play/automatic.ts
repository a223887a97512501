import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isOffered } from '#shared/kernel/choices.ts';
import { diceKey } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice, type Stream } from '#shared/kernel/dice.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import { playAll, seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyEvent, AnyMove, BotLevel, Origin, Seat } from '#shared/kernel/types.ts';
import { chanceOf } from './chance.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { GameRow, SeatRow } from '../../db/schema.ts';
import { scaled } from '../../lib/settings.ts';
import { deadlineOf } from '../clock/seatClocks.ts';
import { orderedAnswer, playsOnlyMove, secretDice } from '../orders/standingOrders.ts';
import { rootCauseMessage } from '../../lib/failure.ts';

/**
 * One automatic commit: forced answers or a bot's moves, all of one seat up to the end of its turn; or one answer by
 * standing orders.
 */
export interface Automatic {
  readonly seat: Seat;
  readonly by: Exclude<Origin, 'person'>;
  readonly moves: readonly AnyMove[];
  readonly events: readonly AnyEvent[];
  readonly state: unknown;
}

/** Maximum of automatic commits in one invocation. The free plan allows 50 queries, and a commit takes two. */
export const AUTOMATIC_PER_INVOCATION = 8;

/** Maximum of moves in one automatic commit: more than any turn has. It keeps the row small if a bot misbehaves. */
const MOVES_PER_COMMIT = 16;

export const gameDice = (loaded: Pick<LoadedGame, 'game' | 'seats'>): Dice =>
  seededDice(diceKey(chanceOf(loaded)));

/**
 * When the room plays something without asking a person (ms): at once a bot or a forced answer, later an answer by
 * orders. Null if it waits for people.
 */
export const automaticAt = (env: Env, loaded: LoadedGame): number | null =>
  nextAnswer(env, loaded)?.at ?? null;

/** Does a bot or a forced answer come next? */
export function answersAtOnce(env: Env, loaded: LoadedGame): boolean {
  const next = nextAnswer(env, loaded);
  return next !== undefined && next.by !== 'order' && next.at <= loaded.game.turnAt;
}

/** The next automatic commit; undefined if there is none yet, or a person must decide. `now` in ms. */
export function nextAutomatic(env: Env, loaded: LoadedGame, now: number): Automatic | undefined {
  const first = nextAnswer(env, loaded);
  if (first === undefined || first.at > now) return undefined;
  const { seat, by } = first;
  const dice = gameDice(loaded);
  const chosenBy = by === 'order' ? secretDice(loaded, seat) : dice;
  const position = first.kind === 'bot' ? positionOf(loaded, seat) : '';
  const moves: AnyMove[] = [];
  const events: AnyEvent[] = [];
  let state = loaded.state;
  let next: AutomaticAnswer | undefined = first;
  while (next !== undefined && moves.length < MOVES_PER_COMMIT) {
    const stream = chosenBy.stream(`bot/${seat}/${position}`, moves.length);
    const chosen = next.kind === 'bot' ? [botMove({ ...loaded, state }, next, stream)] : next.moves;
    const played = playAll(loaded.rules, state, seat, chosen, dice);
    if (!played.ok) throw new Error(`offered move refused: ${by} ${played.failure.code}`);
    moves.push(...chosen);
    events.push(...played.value.events);
    state = played.value.state;
    next = nextOf(env, first, { ...loaded, state });
  }
  return { seat, by, moves, events, state };
}

/**
 * The next answer of the commit that began with `first`; undefined: it ends. After a time-out the bot plays the whole turn.
 * An answer of orders would be told from it: what the bot chooses can be recomputed once the game's seed is published.
 */
function nextOf(env: Env, first: AutomaticAnswer, loaded: LoadedGame): AutomaticAnswer | undefined {
  if (first.by === 'order' && first.kind === 'moves') return undefined;
  if (first.by === 'timeOut')
    return loaded.rules.acting(loaded.state).includes(first.seat) ? first : undefined;
  const next = answerFor(env, loaded);
  return next?.seat === first.seat && next.by === first.by && next.kind === first.kind ? next : undefined;
}

/** A decision that the room can answer, and when (ms). */
type AutomaticAnswer = { readonly seat: Seat; readonly by: Automatic['by']; readonly at: number } & (
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'moves'; readonly moves: readonly AnyMove[] }
);

/** The next answer of each loaded game, computed once: every request asks whether something is due. */
const answers = new WeakMap<LoadedGame, { readonly next: AutomaticAnswer | undefined }>();

function nextAnswer(env: Env, loaded: LoadedGame): AutomaticAnswer | undefined {
  if (loaded.game.status !== 'running' || loaded.game.asleepSince !== null) return undefined;
  const known = answers.get(loaded) ?? { next: answerFor(env, loaded) };
  answers.set(loaded, known);
  return known.next;
}

/** The earliest answer of the seats that must decide. */
const answerFor = (env: Env, loaded: LoadedGame): AutomaticAnswer | undefined =>
  loaded.rules
    .acting(loaded.state)
    .map((seat) => answerOfSeat(env, loaded, seat))
    .filter((answer) => answer !== undefined)
    .toSorted((a, b) => a.at - b.at)[0];

function answerOfSeat(env: Env, loaded: LoadedGame, seat: Seat): AutomaticAnswer | undefined {
  const row = loaded.seats[seat];
  const { turnAt } = loaded.game;
  if (row?.kind === 'bot') return { seat, by: 'bot', at: turnAt, kind: 'bot', level: row.level ?? 'normal' };
  if (row?.vacancy) return standIn(seat, vacantUntil(env, loaded, row));
  const forced = playsOnlyMove(loaded, seat) ? automaticMove(loaded.rules, loaded.state, seat) : undefined;
  if (forced !== undefined) return { seat, by: 'forced', at: turnAt, kind: 'moves', moves: [forced] };
  const ordered = orderedAnswer(loaded, seat);
  const runsOut = deadlineOf(loaded, seat);
  // A decision that begins after the deadline follows an answer that a late alarm has kept waiting.
  const isInTime = ordered !== undefined && (runsOut === null || ordered.at < Math.max(runsOut, turnAt + 1));
  return isInTime ? { seat, by: 'order', ...ordered } : standIn(seat, runsOut);
}

/** The level at which a bot plays for a player whose time has run out, and for a vacated seat. */
export const STAND_IN_LEVEL: BotLevel = 'normal';

/** A bot decides in the name of the seat's player, at `at` (ms). */
const standIn = (seat: Seat, at: number | null): AutomaticAnswer | undefined =>
  at === null ? undefined : { seat, by: 'timeOut', at, kind: 'bot', level: STAND_IN_LEVEL };

/** How long a decision of an open seat waits for somebody to take the seat (ms). */
const VACANT_WAIT_MS = 12 * 3_600_000;

/** How long the bot of a vacant seat waits (ms): with a clock no longer than a turn's increment. */
export function vacantWait(env: Env, { clock }: Pick<GameRow, 'clock'>): number {
  const longest = scaled(env, VACANT_WAIT_MS);
  return Math.min(clock?.increment ?? longest, longest);
}

/** When the bot decides for a vacant seat (ms); null while the game is paused. Time before the vacating does not count. */
function vacantUntil(env: Env, { game }: LoadedGame, { vacancy, vacatedAt }: SeatRow): number | null {
  if (vacancy === 'bot') return game.turnAt;
  return game.pausedUntil === null ? Math.max(game.turnAt, vacatedAt ?? 0) + vacantWait(env, game) : null;
}

/**
 * The key of a bot's random stream: a hash of the seat's view at the start of its commit. So the bot answers the same
 * position the same way, however often a player takes a move back and repeats it. And its choice reveals nothing that is
 * hidden from its seat. The stream's own key is secret. In our games no position occurs twice without an undo; otherwise
 * bots could repeat the same moves for ever.
 */
const positionOf = ({ rules, state }: LoadedGame, seat: Seat): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(rules.view(state, seat)))));

/** The bot's move. If its code fails, a random offered move, because a bug in a bot must not end a game. */
function botMove(
  { rules, state, game }: LoadedGame,
  { seat, level }: { readonly seat: Seat; readonly level: BotLevel },
  stream: Stream,
): AnyMove {
  const view = seatView(rules, state, seat);
  const choices = rules.choices(view);
  try {
    const move = rules.bot(view, level, stream);
    if (isOffered(choices, move)) return move;
    console.error({ event: 'bot move not offered', game: game.id, seq: game.seq, move: move.type });
  } catch (error) {
    console.error({ event: 'bot failed', game: game.id, seq: game.seq, error: rootCauseMessage(error) });
  }
  return sampleMove(choices, stream);
}
