import { expect, test } from 'vitest';
import { games } from '#shared/games/registry.ts';
import { isGameId, metas } from '#shared/games/meta.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { createApi } from '../../web/lib/api.ts';
import { samplePlatform } from '../../web/features/samples/finishedGame.ts';
import { report } from '../../web/features/fairness/fairness.ts';
import type { Platform } from '../../web/lib/platform.ts';
import { SAMPLES } from '../../web/routes.ts';
import { GameServer } from './support/server.ts';
import { openTab, storage } from './support/world.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** A browser without a network. */
const offline = (device = storage()): Platform => ({
  ...openTab(new GameServer()),
  api: createApi(() => Promise.reject(new TypeError('offline'))),
  device,
  checker: (game) => (isGameId(game) ? games[game]() : Promise.reject(new Error(game))),
});

test('there is a sample of every game', () => {
  expect(Object.values(SAMPLES).toSorted()).toEqual(Object.keys(metas).toSorted());
});

test.each(Object.entries(SAMPLES))(
  '%s is a finished game whose chance can be verified, offline',
  async (id, name) => {
    const device = storage();
    const { api } = await samplePlatform(offline(device), id, name);
    const [view, log, whole] = [await api.game(id), await api.log(id, 1), await api.export(id)];
    if (!view.ok || !log.ok || !whole.ok) throw new Error('no answer');
    const { commits } = log.value;
    const rules = await games[name]();
    expect(view.value).toMatchObject({ game: name, status: 'over', you: null, seq: commits.length });
    expect(foldLog(rules, commits)).toEqual(view.value.state); // what a spectator sees, row by row
    const found = report(rules, whole.value, commits, device);
    expect(found).toMatchObject({ ok: true, value: { ok: true } });
  },
);

test('every visitor sees the same sample', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => (await samplePlatform(offline(), 'sample-merchants', VEHICLE)).api.log('', 1)),
  );
  expect(one).toEqual(other);
});
