import type { AnyMove } from '#shared/kernel/types.ts';
import { GameModel, type Game } from '../../../web/table/game.ts';
import { GameServer } from './server.ts';
import { openTab, settled, type Tab } from './world.ts';

/** The page's model of a game, opened in a tab. */

export const ID = 'a222222222222222';
export const PASS: AnyMove = { type: 'pass' };
export const DRAW: AnyMove = { type: 'draw' };

export async function open(
  server: GameServer,
  tab: Tab = openTab(server),
): Promise<{ game: Game; tab: Tab }> {
  const game = new GameModel(ID, tab);
  await settled();
  await settled(); // a commit from before a reload is sent again
  return { game, tab };
}

/** A game in which the player at the page is to move. */
export async function myTurn(): Promise<{ server: GameServer; game: Game; tab: Tab }> {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  return { server, ...(await open(server)) };
}

export const typesOf = (game: Game): string[] => game.planned.value.map(({ move }) => move.type);
