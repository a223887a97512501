import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import { EDITIONS, type Edition, type Options } from '#shared/games/goa/meta.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { identity, inTurn, record, type BenchGame, type Subject } from './games.ts';

/** Money is ducats. */
export const goa: Subject<State, Move, Event, Options> = {
  rules,
  moneyOf: ({ players }) => players.map(({ ducats }) => ducats),
};

export const optionsOf = (edition: Edition): Options => ({
  edition,
  quickStart: false,
  bonanza: false,
  money: 'hidden',
});

/** Not strong: it thinks so long that recording its games would take most of the bench. */
const PLAYERS = ['random', 'easy', 'normal'] as const;

/** `count` games, the same ones every time: all numbers of seats, both editions, all kinds of players. */
export const goaGames = (count: number): BenchGame<State, Move, Event>[] =>
  Array.from({ length: count }, (_, i) =>
    record(goa, {
      ...identity('goa', i),
      seats: 2 + (i % 3),
      options: optionsOf(inTurn(EDITIONS, i / 3)),
      players: inTurn(PLAYERS, i / 6),
    }),
  );
