import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ok } from '#shared/kernel/result.ts';
import type { Standing } from '#shared/kernel/rules.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { SeatMark } from '../../web/ui/art/Pieces.tsx';
import { addressForOthers, AfterGame, canBeDrawn, ShareGame } from '../../web/features/end/AfterGame.tsx';
import { Verified } from '../../web/features/fairness/index.ts';
import { Categories } from '../../web/features/end/ScoreHistory.tsx';
import { Standings, winnersOf } from '../../web/table/Standings.tsx';
import type { GuideModel } from '../../web/lib/guide.ts';
import { t } from '../../web/lib/i18n.ts';
import type { Platform } from '../../web/lib/platform.ts';
import { GameModel, type Game } from '../../web/table/game.ts';
import { WholeAftermath } from '../../web/features/history/HistoryPage.tsx';
import { webGames } from '../../web/games/registry.ts';
import { routeOf } from '../../web/routes.ts';
import { playedService } from '../support/savedGame.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { GameServer } from './support/server.ts';
import { tagsIn } from './support/drawn.ts';
import { ID, open } from './support/openGame.ts';
import { sitAt } from './support/table.ts';
import { openTab, settled, type Tab } from './support/world.ts';

/** What the table of a finished game offers. */

vi.mock('../../web/table/context.tsx', () => import('./support/table.ts'));

const NEXT = 'b222222222222222';

/** They have effects, so that they need a browser. */
const SCORE = new Set<unknown>([Standings, ShareGame]);

async function card(change: Partial<GameView>) {
  const { gameUi } = await webGames[VEHICLE].load();
  const { game, tab } = await open(new GameServer(0));
  const view: GameView = { ...new GameServer(0).view(), status: 'over', ...change };
  sitAt({ game, view, platform: tab, name: String, gameUi });
  return AfterGame();
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

test('a guided game has no chance to check and no address for others, unlike one of the service', async () => {
  const { game, tab } = await open(new GameServer(0));
  const view = new GameServer(0).view();
  vi.stubGlobal('location', { origin: 'https://carrack.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const told = (platform: Platform) => {
    sitAt({ game, view, platform });
    const exported = () => platform.api.export(view.id);
    return [Verified({ exported }) !== null, addressForOthers({ view, platform })];
  };
  expect(told(tab)).toEqual([true, `https://carrack.example/g/${view.id}`]);
  expect(told({ ...tab, guide: {} as GuideModel })).toEqual([false, '']);
});

describe('what is told of a whole game', () => {
  /** Its log comes by pages: the first one, and the next with `rest`. */
  async function opening() {
    const tab = openTab(playedService());
    const more = Promise.withResolvers<undefined>();
    const log: Tab['api']['log'] = async (id, from) => {
      if (from > 1) await more.promise;
      const page = await tab.api.log(id, from);
      return page.ok ? ok({ ...page.value, commits: page.value.commits.slice(0, 50) }) : page;
    };
    const game = new GameModel(ID, { ...tab, api: { ...tab.api, log } });
    await settled();
    return { game, rest: () => (more.resolve(undefined), settled()) };
  }
  const asked = (game: Game) => {
    sitAt({ game });
    const history = WholeAftermath({} as Parameters<typeof WholeAftermath>[0]) !== null;
    return { table: canBeDrawn(game), history };
  };

  test('waits for the last row', async () => {
    const { game, rest } = await opening();
    expect(game.log.value).toHaveLength(50);
    expect(asked(game)).toEqual({ table: false, history: false });
    await rest();
    expect(asked(game)).toEqual({ table: true, history: true });
  });
});

const NAMES = ['Ana', 'Ben', 'Carla'];

const standing = (seat: number, rank: number, points: Readonly<Record<string, number>>): Standing => ({
  seat,
  rank,
  total: Object.values(points).reduce((sum, n) => sum + n, 0),
  lines: Object.entries(points).map(([kind, n]) => ({
    reason: { key: `${VEHICLE}.score.${kind}`, args: {} },
    points: n,
  })),
});

/** Any phrase: a game names its own rule. */
const RULE = { key: 'page.score.player', args: {} };

describe('the winner', () => {
  const told = (...standings: readonly Standing[]): string =>
    winnersOf(standings, (seat) => NAMES[seat] ?? '?').replaceAll(/[\u2068\u2069]/g, '');

  test.each([
    [
      'is named with the distance to the next',
      [standing(0, 1, { sales: 12 }), standing(1, 2, { sales: 9 })],
      'Ana wins by 3.',
    ],
    [
      'wins by the game’s rule for ties where the points are equal',
      [{ ...standing(1, 1, { sales: 9 }), tieBreak: RULE }, standing(0, 2, { sales: 9 })],
      'Ben wins. The points are equal; the tie goes to Player.',
    ],
    [
      'shares the victory',
      [standing(0, 1, { sales: 9 }), standing(2, 1, { sales: 9 }), standing(1, 3, {})],
      'Ana and Carla share the victory.',
    ],
  ])('%s', (_, standings, sentence) => {
    expect(told(...standings)).toBe(sentence);
  });
});

test('points stand side by side by reason, and are zero where a player has none', () => {
  const standings = [standing(1, 1, { sales: 12, contracts: 4 }), standing(0, 2, { sales: 9 })];
  const cells = tagsIn(Categories({ standings, name: (seat) => NAMES[seat] ?? '?' }), new Set([SeatMark]))
    .filter(({ tag }) => tag === 'td')
    .map(({ text }) => text);
  expect(cells).toEqual(['12', '9', '4', '0', '16', '9']);
});
