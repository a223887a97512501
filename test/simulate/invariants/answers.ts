import type {
  Companions,
  GameView,
  GroupView,
  JoinedTable,
  OpenTables,
  PlayerProfile,
} from '#shared/protocol/http.ts';
import type { Person } from '../people/person.ts';
import type { Browser } from '../world/service.ts';
import { gamesFinishedBy } from '../world/stored.ts';
import type { World } from '../world/world.ts';
import { checkGroup, checkOpened } from './groups.ts';
import { checkLate } from './late.ts';
import { checkGameView } from './views.ts';

/** A request of somebody, and its answer. */
interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly json: object | undefined;
  readonly status: number;
  readonly text: string;
}

interface Asker {
  readonly person: Person;
  readonly browser: Browser;
}

const ADDRESS = /\w+@people\.example\.org/g;

/** What an answer may tell: no id and no address of somebody else, and of games only those that were opened to its reader. */
export async function checkAnswer(world: World, asker: Asker, exchange: Exchange): Promise<void> {
  noteRequest(world, asker, exchange);
  const { method, path, text, status } = exchange;
  const { person } = asker;
  for (const [id, number] of world.players)
    if (number !== person.number && text.includes(id))
      world.breach('secrets', `${person.name} gets the id of person ${number}: ${method} ${path}`);
  for (const [address] of text.matchAll(ADDRESS))
    if (address !== person.address && !person.typed.has(address))
      world.breach('secrets', `${person.name} gets ${address}: ${method} ${path}`);
  if (method === 'GET' && status === 200) await checkRead(world, asker, exchange);
}

/** Requests that may change how somebody is told, or of what. */
const WISHES = /^\/api\/(?:me|auth|mail)(?:\/|$)|\/(?:block|decline)$/;

/** What the asker knows, and what the service will know, whatever it answers. */
function noteRequest(
  world: World,
  { person, browser }: Asker,
  { method, path, json, status, text }: Exchange,
): void {
  if (method !== 'GET' && WISHES.test(path)) person.wishedAt = world.now;
  const sent = JSON.stringify(json ?? {});
  for (const [address] of sent.matchAll(ADDRESS)) person.typed.add(address);
  const [, id = '', what] = /^\/api\/games\/(\w+)\/(listing|join)$/.exec(path) ?? [];
  if (what === 'listing' && method === 'POST') {
    const listing = `${id} ${(json as { readonly group?: string }).group ?? ''}`;
    world.listed.set(listing, (world.listed.get(listing) ?? 0) + 1);
  }
  const asks = `${id} ${browser.playerId}`;
  if (what === 'join' && method === 'DELETE') world.asking.delete(asks);
  if (
    what === 'join' &&
    method === 'POST' &&
    status === 200 &&
    (JSON.parse(text) as JoinedTable).seat === null
  )
    world.asking.add(asks);
}

async function checkRead(world: World, asker: Asker, { path, text }: Exchange): Promise<void> {
  const body = <T>(): T => JSON.parse(text) as T;
  const { playerId } = asker.browser;
  await checkLate(world, playerId, path, text);
  if (/^\/api\/games\/\w+$/.test(path)) await checkGameView(world, playerId, body<GameView>());
  const [, group] = /^\/api\/groups\/(\w+)$/.exec(path) ?? [];
  if (group !== undefined) await checkGroup(world, playerId, body<GroupView>());
  if (path === '/api/tables') checkOpened(world, path, '', body<OpenTables>().tables);
  if (/^\/api\/(?:games\/\w+\/seats|groups\/\w+\/members)\/\w+\/player$/.test(path))
    checkOpened(world, path, '', body<PlayerProfile>().results);
  if (path === '/api/me/companions') await checkCompanions(world, asker, body<Companions>());
}

/** A companion is named by a game that the reader has finished too. */
async function checkCompanions(world: World, { browser }: Asker, { companions }: Companions): Promise<void> {
  const { playerId = '' } = browser;
  const finished = await world.faults.resting(() => gamesFinishedBy(playerId));
  const other = companions.find(({ gameId }) => !finished.includes(gameId));
  if (other !== undefined) world.breach('private', `${playerId} has not finished ${other.gameId}`);
}
