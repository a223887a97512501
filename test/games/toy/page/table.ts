import { gameIds, type GameId } from '#shared/games/meta.ts';
import { ENGINE } from '#shared/engine.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { webGames } from '../../../../web/games/registry.ts';
import { LocalTable } from '../../../../web/table/localTable.ts';
import { GameModel } from '../../../../web/table/game.ts';
import { testStream } from '../../../support/testStream.ts';
import { openTab, settled } from '../../../web/support/world.ts';
import type { Event } from '../shared/events.ts';
import { rules } from '../shared/index.ts';
import { meta } from '../shared/meta.ts';
import type { Move } from '../shared/moves.ts';
import type { State } from '../shared/state.ts';

/** The toy's id as the page knows it: only the lists that tests load have it. */
function listedId(): GameId {
  const listed = gameIds.find((id: string) => id === meta.id);
  if (listed === undefined) throw new Error(`${meta.id} is in no list of games`);
  return listed;
}
export const TOY = listedId();

const ID = 'a222222222222222';

/** A game of two, and the page of the player at seat 0. Seat 1 plays at random. */
export async function sitDown() {
  const server = new LocalTable<State, Move, Event>({
    id: ID,
    game: TOY,
    rules,
    options: { length: 'short' },
    seats: ['Ann', 'Bob'].map((name, seat) => ({ seat, kind: 'person', name, online: false })),
    dice: seededDice(new Uint8Array(32).fill(3)),
    commitment: { seedHash: '', hash: '' },
    you: 0,
    host: true,
    createdAt: 0,
    pace: 1_000,
  });
  const { gameUi, rules: tableRules } = await webGames[TOY].load();
  const tab = openTab(server);
  const game = new GameModel(ID, {
    ...tab,
    rules: async () => tableRules,
  });
  await settled();
  const stream = testStream(5);
  const others = async (): Promise<void> => {
    for (const seat of actingOf(server).filter((acting) => acting !== 0)) {
      const from = server.seq;
      const move = sampleMove(rules.choices(seatView(rules, server.state, seat)), stream);
      const failure = server.tryToPlay(seat, [move]);
      if (failure !== undefined) throw new Error(failure.code);
      tab
        .listener()
        .frame({ type: 'commits', engine: ENGINE, seq: server.seq, commits: server.commitsAfter(from) });
    }
    await settled();
  };
  return { server, game, tab, gameUi, others };
}

const actingOf = ({ state }: { readonly state: State }): readonly Seat[] => rules.acting(state);

/** Nobody has a decision to make any more. */
export const isOver = (server: { readonly state: State }): boolean => actingOf(server).length === 0;
