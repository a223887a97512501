import type { Channels, CreatedWebhook, Feed, StoredPush } from '#shared/protocol/http.ts';
import { SUBSCRIPTION } from '../../worker/support/channels.ts';
import { onceIn } from '../world/chance.ts';
import { isKnown, type Act, type Answered, type Scene } from './scene.ts';

/** Acts about how a person is told: devices, webhooks, calendar, and of which games. */

const CHANNELS = '/api/me/channels';

const device: Act = {
  name: 'device',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANNELS_EXHAUSTED CHANGES_EXHAUSTED',
  do: addDevice,
};

function addDevice({ person, browser, put }: Scene) {
  const endpoint = `https://push.example.net/${person.number}/${person.browsers.indexOf(browser)}`;
  return put<StoredPush>(`${CHANNELS}/push`, { ...SUBSCRIPTION, endpoint });
}

/** What `onceReachable` may be refused with, beside what it asks. */
export const UNLESS_REACHABLE = 'UNREACHABLE CHANNELS_EXHAUSTED CHANGES_EXHAUSTED';

/** Asks for something that only those get whom something tells: if nothing does, the person adds this device and asks again. */
export async function onceReachable(scene: Scene, ask: () => Promise<Answered<unknown>>): Promise<void> {
  const { code } = await ask();
  if (code !== 'UNREACHABLE') return;
  await addDevice(scene);
  await ask();
}

const webhook: Act = {
  name: 'webhook',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANNELS_EXHAUSTED CHANGES_EXHAUSTED',
  do: ({ person, stream, list, post }) => {
    const [game] = stream.shuffle([...list.map(({ id }) => id), '']);
    return post<CreatedWebhook>(`${CHANNELS}/webhooks`, {
      url: `https://hooks.example.net/${person.number}`,
      shape: stream.pick(['json', 'json', 'discord', 'slack']),
      name: 'Hook',
      ...(game !== '' && { game }),
    });
  },
};

const change: Act = {
  name: 'change channel',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANGES_EXHAUSTED TESTS_EXHAUSTED',
  do: async (scene) => {
    const { body } = await scene.ask<Channels>('GET', CHANNELS);
    const [one] = scene.stream.shuffle(body?.channels ?? []);
    if (one === undefined) return;
    const path = `${CHANNELS}/by-id/${one.id}`;
    const how = scene.stream.int(4);
    if (how === 0) await scene.ask('DELETE', path);
    else if (how === 1) await scene.post(`${path}/test`);
    else await scene.put(path, { on: onceIn(scene.stream, 2) });
  },
};

const testMail: Act = {
  name: 'test mail',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'ADDRESS_MISSING MAILS_EXHAUSTED',
  do: ({ post }) => post(`${CHANNELS}/mail/test`),
};

const gameTelling: Act = {
  name: 'telling of a game',
  often: ({ seat }) => (seat === undefined ? 0 : 1),
  may: 'CHANGES_EXHAUSTED',
  do: ({ view, stream, put }) =>
    put(`/api/me/telling/games/${view?.id}`, { telling: stream.pick(['all', 'all', 'urgent', 'none']) }),
};

const calendar: Act = {
  name: 'calendar',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: async (scene: Scene) => {
    const { body } = await scene.ask<Feed>(scene.stream.pick(['GET', 'POST', 'DELETE']), '/api/me/feed');
    if (body?.url != null) await scene.ask('GET', new URL(body.url).pathname);
  },
};

export const CHANNEL_ACTS: readonly Act[] = [device, webhook, change, testMail, gameTelling, calendar];
