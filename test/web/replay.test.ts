import { beforeEach, describe, expect, test } from 'vitest';
import { games } from '#shared/games/registry.ts';
import { isGameId } from '#shared/games/meta.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { createApi } from '../../web/lib/api.ts';
import { Boundary } from '../../web/ui/notices.tsx';
import { openSaved, savedGame, type SavedGame } from '../../web/features/samples/finishedGame.ts';
import { GameModel } from '../../web/table/game.ts';
import type { Platform } from '../../web/lib/platform.ts';
import { VisitorModel } from '../../web/lib/visitor.ts';
import { ReplayPage } from '../../web/features/samples/ReplayPage.tsx';
import { routeOf, REPLAY } from '../../web/routes.ts';
import { playedService } from '../support/savedGame.ts';
import { rules } from '../support/vehicle.ts';
import { tagsIn } from './support/drawn.ts';
import { GameServer } from './support/server.ts';
import { openTab, storage } from './support/world.ts';

/** A saved game is read in the page alone: nothing is asked of the service, and nothing is remembered. */

let asked: string[];
let device: ReturnType<typeof storage>;
let offline: Platform;
beforeEach(() => {
  asked = [];
  device = storage();
  offline = {
    ...openTab(new GameServer()),
    api: createApi((input) => {
      asked.push(String(input));
      return Promise.reject(new TypeError('offline'));
    }),
    device,
    checker: (game) => (isGameId(game) ? games[game]() : Promise.reject(new Error(game))),
  };
});

async function opened(content: unknown): Promise<SavedGame> {
  const saved = await openSaved(offline, 'game.json', JSON.stringify(content));
  if (!saved.ok) throw new Error(saved.failure.code);
  return saved.value;
}

describe('A saved game', () => {
  test.each([
    ['of a seat', playedService(0).export()],
    ['of a spectator', playedService(null).export()],
    ['still running', playedService(1, 30).export()],
  ])('%s is shown as its viewer saw it, without asking the service', async (_, file) => {
    const { platform, report } = await opened(file);
    if (platform === undefined) throw new Error('not shown');
    expect(report.ok).toBe(true);
    const game = new GameModel(REPLAY, platform);
    await game.refresh();
    expect(game.log.value).toEqual(file.commits);
    expect(game.position.value).toMatchObject({
      seq: file.commits.length,
      state: foldLog(rules, file.commits),
    });
    expect(game.view.value).toMatchObject({
      you: file.viewer === 'spectator' ? null : file.viewer,
      status: file.status,
      choices: [],
    });
    expect(game.yourTurn.value).toBe(false);
    expect((await platform.api.export(REPLAY)).ok).toBe(true);
    expect(asked).toEqual([]);
  });

  test('leaves nothing on the device, and sees nothing of what is there', async () => {
    device.write('carrack.witness.replay', { seq: 1 });
    const { platform } = await opened(playedService().export());
    expect(platform?.device.read('carrack.witness.replay')).toBeUndefined();
    platform?.device.write('other', 1);
    expect([device.read('other'), platform?.device.read('other')]).toEqual([null, 1]);
  });

  test('that was forged is shown with what does not match; one with a gap is not shown', async () => {
    const file = playedService().export();
    const forged = await opened({ ...file, head: '00' });
    expect([forged.report.ok, forged.platform === undefined]).toEqual([false, false]);
    const cut = await opened({ ...file, rows: file.rows?.filter(({ seq }) => seq !== 5) });
    expect([cut.report.ok, cut.platform === undefined]).toEqual([false, true]);
  });

  test('that cannot be drawn leaves the way to another file', async () => {
    savedGame.value = await opened(playedService().export());
    const place = { page: 'game', game: REPLAY, mode: 'history', at: 1 } as const;
    const page = ReplayPage({ place, platform: offline, visitor: new VisitorModel(offline) });
    const beyondFault = tagsIn(page, new Set([Boundary]));
    expect(beyondFault.map(({ props }) => props['href'])).toContain('/g/replay');
  });

  test('is refused if it is none, or of a game that this page does not know', async () => {
    expect(await openSaved(offline, 'a.json', '{')).toMatchObject({ failure: { code: 'NO_EXPORT' } });
    const other = JSON.stringify({ ...playedService().export(), game: 'chess' });
    expect(await openSaved(offline, 'a.json', other)).toMatchObject({ failure: { code: 'OTHER_GAME' } });
  });

  test('has addresses of its own, which name no game of the service', () => {
    expect(routeOf('/g/replay')).toEqual({ page: 'game', game: REPLAY, mode: 'table' });
    expect(routeOf('/g/replay/at/7')).toEqual({ page: 'game', game: REPLAY, mode: 'history', at: 7 });
  });
});
