import { describe, expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { AfterGame } from '../../web/components/after/AfterGame.tsx';
import { ShareGame } from '../../web/components/after/ShareGame.tsx';
import { Standings } from '../../web/components/Standings.tsx';
import { t } from '../../web/i18n.ts';
import { pages } from '../../web/games/registry.ts';
import { routeOf } from '../../web/routes.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { GameServer } from './support/server.ts';
import { tagsIn } from './support/drawn.ts';
import { open } from './support/openGame.ts';

/** What the table of a finished game offers. */

const NEXT = 'b222222222222222';

/** They have effects, so that they need a browser. */
const SCORE = new Set<unknown>([Standings, ShareGame]);

async function card(change: Partial<GameView>) {
  const { gameUi: drawing } = await pages[VEHICLE].ui();
  const { game, tab } = await open(new GameServer(0));
  const view: GameView = { ...new GameServer(0).view(), status: 'over', ...change };
  return AfterGame({ game, view, world: tab, name: String, drawing });
}

const offered = async (change: Partial<GameView>) => {
  const drawn = tagsIn(await card(change), SCORE);
  return drawn.filter(({ tag }) => tag === 'a' || tag === 'button').map(({ tag, text }) => [tag, text]);
};

describe('the end of a game', () => {
  test('lets its players play again, and leads them to a new game that is there', async () => {
    expect(await offered({})).toEqual([['button', t('page.again.play')]]);
    expect(await offered({ rematch: NEXT })).toEqual([['button', t('page.again.go')]]);
  });

  test('leads spectators, and players who had left, to the new game once there is one', async () => {
    const [first, ...others] = new GameServer(0).view().seats;
    const left = { seats: first === undefined ? [] : [{ ...first, vacancy: 'bot' as const }, ...others] };
    for (const who of [{ you: null }, left]) {
      expect(await offered(who)).toEqual([]);
      expect(await offered({ ...who, rematch: NEXT })).toEqual([['a', t('page.again.go')]]);
    }
    const link = tagsIn(await card({ you: null, rematch: NEXT }), SCORE).find(({ tag }) => tag === 'a');
    expect(routeOf(String(link?.props['href']))).toMatchObject({ page: 'game', game: NEXT });
  });

  test('offers nothing in a game that no service knows', async () => {
    expect(await offered({ id: 'replay', rematch: NEXT })).toEqual([]);
  });
});
