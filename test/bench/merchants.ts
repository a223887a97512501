import { rules } from '#shared/games/merchants/index.ts';
import type { Event } from '#shared/games/merchants/events.ts';
import { OFFICE_DRAW, type Options } from '#shared/games/merchants/meta.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import type { Card, State } from '#shared/games/merchants/state.ts';
import type { Good } from '#shared/games/merchants/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { identity, inTurn, record, type BenchGame, type Subject } from './games.ts';

/** A game of Merchants as another engine can play it again: what chance decided, and every move. */
export interface RecordedGame {
  readonly seats: number;
  readonly options: Options;
  readonly firstPlayer: Seat;
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** By space. */
  readonly market: readonly Good[];
  /** Top card first. */
  readonly pile: readonly Card[];
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  /** Final money by seat, copper coins. */
  readonly money: readonly number[];
}

export interface MerchantsGame extends BenchGame<State, Move, Event> {
  readonly recorded: RecordedGame;
}

/** Money is copper coins. */
export const merchants: Subject<State, Move, Event, Options> = {
  rules,
  moneyOf: ({ players }) => players.map(({ money }) => money),
};

const PLAYERS = ['random', 'easy', 'normal'] as const;

/** `count` games, the same ones every time: all numbers of seats, both options, all kinds of players. */
export const merchantsGames = (count: number): MerchantsGame[] =>
  Array.from({ length: count }, (_, i) => {
    const options = { officeDraw: inTurn(OFFICE_DRAW, i / 3) };
    const players = inTurn(PLAYERS, i / 6);
    const game = record(merchants, { ...identity('bench', i), seats: 2 + (i % 3), options, players });
    const { seats, start, moves, money } = game;
    return { ...game, recorded: { seats, options, ...dealOf(start), moves, money } };
  });

function dealOf({ step, players, market, pile }: State) {
  if (step.phase !== 'loading') throw new Error('a game begins with loading');
  return { firstPlayer: step.first, hands: players.map(({ hand }) => hand), market, pile };
}
