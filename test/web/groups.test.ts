import { expect, test } from 'vitest';
import { createApi } from '../../web/lib/api.ts';
import { GroupModel, GroupsModel } from '../../web/features/groups/groups.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled } from './support/world.ts';

/** A group on the page: what its owner does there is done once. */

const PATH = '/api/groups/friday';

/** The model of a group's page, and what it has asked for besides the page. Answers wait for `release`. */
async function opened() {
  const asked: string[] = [];
  let waiting: (() => void)[] = [];
  const api = createApi(async (path, { method = 'GET' } = {}) => {
    if (method !== 'GET') asked.push(`${method} ${path}`);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json(path === PATH ? {} : { secret: 'whsec_x', error: null });
  });
  const release = async (): Promise<void> => {
    const all = waiting;
    waiting = [];
    for (const each of all) each();
    await settled();
  };
  const model = new GroupModel({ ...openTab(new GameServer()), api }, 'friday', undefined);
  return { model, asked, release };
}

test('a second press changes nothing while the group is looked at anew', async () => {
  const { model, asked, release } = await opened();
  const first = model.change({ season: 'new' });
  await release(); // answered; the page is asked for
  void model.change({ season: 'new' });
  await release();
  await first;
  expect(asked).toEqual([`PATCH ${PATH}`]);
});

test('a game is taken out once it is chosen, and a second press takes out no other', async () => {
  const { model, asked, release } = await opened();
  const press = async (): Promise<void> => {
    const done = model.takeOut();
    await release();
    await release();
    await done;
  };
  await press();
  expect(asked).toEqual([]);
  model.leaving.value = 'agame';
  await press();
  await press();
  expect(asked).toEqual([`DELETE ${PATH}/games/agame`]);
});

test('a group whose founding was answered by nobody is listed, so that it is not founded again', async () => {
  const groups: object[] = [];
  let isOffline = false;
  const api = createApi(async (_, { method } = {}) => {
    if (method !== 'POST' && !isOffline) return Response.json({ groups: [...groups] });
    groups.push({ id: 'friday', name: 'Friday', members: 1 });
    throw new TypeError('fetch failed');
  });
  const model = new GroupsModel({ ...openTab(new GameServer()), api });
  await settled();
  expect([await model.make(), model.asking.value.kind]).toEqual([undefined, 'failed']);
  expect(model.groups.value).toHaveLength(1);
  isOffline = true;
  await model.make();
  expect([model.asking.value.kind, model.failure.value]).toEqual(['failed', undefined]); // said once
});

test('a new webhook has not been tested, and one that is gone shows no secret', async () => {
  const { model, release } = await opened();
  const done = async (work: Promise<void>): Promise<void> => {
    await release();
    await release();
    await work;
  };
  const set = () => model.setWebhook({ url: 'https://hooks.example.com/', shape: 'json' });
  await done(set());
  await done(model.testWebhook());
  expect([model.isTested.value, model.secret.value]).toEqual([true, 'whsec_x']);
  await done(model.dropWebhook());
  expect(model.secret.value).toBe('');
  await done(set());
  expect(model.isTested.value).toBe(false);
});
