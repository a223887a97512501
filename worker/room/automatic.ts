import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isOffered } from '#shared/kernel/choices.ts';
import { diceKey } from '#shared/kernel/commitment.ts';
import { seededDice, type Dice, type Stream } from '#shared/kernel/dice.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sample.ts';
import type { AnyEvent, AnyMove, Origin, Seat } from '#shared/kernel/types.ts';
import { chanceOf } from './chance.ts';
import type { LoadedGame } from './loadedGame.ts';
import { rootCauseMessage } from '../rootCauseMessage.ts';

/** One automatic commit: a forced answer, or a bot's moves. It holds all automatic moves of one seat up to the end of its turn. */
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

/** Can the room play something now without asking a person? */
export const isAutomaticDue = (loaded: LoadedGame): boolean =>
  loaded.game.status === 'running' && nextAnswer(loaded) !== undefined;

/** The next automatic commit; undefined if a person must decide or the game does not run. */
export function nextAutomatic(loaded: LoadedGame): Automatic | undefined {
  if (loaded.game.status !== 'running') return undefined;
  const first = nextAnswer(loaded);
  if (first === undefined) return undefined;
  const { seat, by } = first;
  const dice = gameDice(loaded);
  const position = by === 'bot' ? positionOf(loaded, seat) : '';
  const moves: AnyMove[] = [];
  const events: AnyEvent[] = [];
  let state = loaded.state;
  let next: AutomaticAnswer | undefined = first;
  while (next?.seat === seat && next.by === by && moves.length < MOVES_PER_COMMIT) {
    const now = { ...loaded, state };
    const stream = dice.stream(`bot/${seat}/${position}`, moves.length);
    const move = next.by === 'bot' ? botMove(now, seat, stream) : next.move;
    const played = play(loaded.rules, state, seat, move, dice);
    if (!played.ok) throw new Error(`offered move refused: ${move.type} ${played.failure.code}`);
    moves.push(move);
    events.push(...played.value);
    state = played.value.reduce((from: unknown, event) => loaded.rules.evolve(from, event), state);
    next = nextAnswer({ ...loaded, state });
  }
  return { seat, by, moves, events, state };
}

/** A seat that the room can answer for. For a forced answer, with the move. */
type AutomaticAnswer =
  | { readonly seat: Seat; readonly by: 'bot' }
  | { readonly seat: Seat; readonly by: 'forced'; readonly move: AnyMove };

function nextAnswer(loaded: LoadedGame): AutomaticAnswer | undefined {
  for (const seat of loaded.rules.acting(loaded.state)) {
    if (isBot(loaded, seat)) return { seat, by: 'bot' };
    const move = forcedFor(loaded, seat);
    if (move !== undefined) return { seat, by: 'forced', move };
  }
  return undefined;
}

/**
 * The key of a bot's random stream: a hash of the seat's view at the start of its commit. So the bot answers the same
 * position the same way, however often a player takes a move back and repeats it. And its choice reveals nothing that is
 * hidden from its seat. The stream's own key is secret. In our games no position occurs twice without an undo; otherwise
 * bots could repeat the same moves for ever.
 */
const positionOf = ({ rules, state }: LoadedGame, seat: Seat): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(rules.view(state, seat)))));

const isBot = (loaded: LoadedGame, seat: Seat): boolean => loaded.seats[seat]?.kind === 'bot';

const forcedFor = ({ rules, state }: LoadedGame, seat: Seat): AnyMove | undefined =>
  automaticMove(rules, state, seat);

/** The bot's move. If its code fails, a random offered move, because a bug in a bot must not end a game. */
function botMove(loaded: LoadedGame, seat: Seat, stream: Stream): AnyMove {
  const { rules, state, seats, game } = loaded;
  const view = seatView(rules, state, seat);
  const choices = rules.choices(view);
  try {
    const move = rules.bot(view, seats[seat]?.level ?? 'normal', stream);
    if (isOffered(choices, move)) return move;
    console.error({ event: 'bot move not offered', game: game.id, seq: game.seq, move: move.type });
  } catch (error) {
    console.error({ event: 'bot failed', game: game.id, seq: game.seq, error: rootCauseMessage(error) });
  }
  return sampleMove(choices, stream);
}
