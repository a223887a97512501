import type { CreatedGame, CreatedGroup, GameView, GroupView } from '#shared/protocol/http.ts';
import { claimOf } from '../../worker/support/play.ts';
import { tokenOf } from '../../worker/support/mails.ts';
import { GROUP_HOOK } from '../world/network.ts';
import type { World } from '../world/world.ts';
import type { Browser } from '../world/service.ts';
import type { Person } from './person.ts';
import { hexOf, Scene, type Act } from './scene.ts';

/**
 * What some people have behind them when a run begins, so that short runs have companions and groups: an address, a game that is
 * over, and a group with a webhook. They got there by requests, before any fault.
 */

const PAST: Act = { name: 'past', often: () => 0, do: async () => undefined };

/** As many as sit at one table. */
const FRIENDS_AT_MOST = 4;

export async function acquaint(world: World): Promise<void> {
  const half = Math.min(FRIENDS_AT_MOST, Math.ceil(world.people.length / 2));
  const friends = world.people.filter(({ habits }) => !habits.lurks).slice(0, half);
  const [host, ...others] = friends.flatMap((person) =>
    person.browsers.slice(0, 1).map((browser) => pastOf(world, person, browser)),
  );
  if (host === undefined || others.length === 0) return;
  await playAndEnd(host, others);
  for (const scene of [host, ...others]) await giveAddress(scene);
  await foundGroup(host, others);
}

/** Somebody at one of their devices, before they have looked at anything. */
export function pastOf(world: World, person: Person, browser: Browser): Scene {
  const stream = world.chance.stream('past', person.number);
  const scene = new Scene(world, person, { browser, list: [], view: undefined }, stream);
  scene.act = PAST;
  return scene;
}

async function playAndEnd(host: Scene, others: readonly Scene[]): Promise<void> {
  const { body: made } = await host.post<CreatedGame>('/api/games', {
    game: 'merchants',
    seats: [{ kind: 'me', name: host.person.name }, ...others.map(() => ({ kind: 'open' }))],
    entropy: hexOf(host),
  });
  await host.knowsWho();
  for (const [n, scene] of others.entries()) {
    const [path, claim] = claimOf(made?.seats[n + 1]?.link ?? '', scene.person.name);
    await scene.post(path, { ...claim, entropy: hexOf(scene) });
    await scene.knowsWho();
  }
  const path = `/api/games/${made?.id}`;
  await host.post(`${path}/questions`, { kind: 'end' });
  for (const scene of others) {
    const { body: view } = await scene.ask<GameView>('GET', path);
    await scene.post(`${path}/votes`, { expect: view?.seq, question: view?.question?.id, answer: 'yes' });
  }
}

/** Confirms an address, and signs the other devices in by it. */
async function giveAddress(scene: Scene): Promise<void> {
  const { address, browsers } = scene.person;
  await scene.put('/api/me/channels/mail', { address, on: true });
  await pressLink(scene);
  for (const browser of browsers.slice(1)) {
    const other = pastOf(scene.world, scene.person, browser);
    await other.post('/api/auth/link', { email: address });
    await pressLink(other);
    await other.knowsWho();
  }
}

async function pressLink(scene: Scene): Promise<void> {
  const mail = scene.world.network.mails.findLast(({ to }) => to === scene.person.address);
  const link = mail?.links.find((one) => new URL(one).pathname.startsWith('/m')) ?? '';
  await scene.post('/api/auth/redeem', { token: tokenOf(link) });
}

async function foundGroup(owner: Scene, others: readonly Scene[]): Promise<void> {
  const { body: made } = await owner.post<CreatedGroup>('/api/groups', { name: 'Old friends' });
  const path = `/api/groups/${made?.id}`;
  await owner.put(`${path}/webhook`, { url: `${GROUP_HOOK}${made?.id}`, shape: 'json' });
  const { body: group } = await owner.ask<GroupView>('GET', path);
  for (const scene of others)
    await scene.post(`${path}/join`, {
      token: group?.link?.split('#')[1],
      name: scene.person.name,
      entropy: hexOf(scene),
    });
}
