import { askersNow, gamesOf, isAnswered } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/** Requests to join a listed game. */

const HOUR = 3_600_000;

/** A listing ends by an alarm, or by the cron once its alarm was lost. */
const LATEST = 8 * HOUR;

/** Whoever asked and asks no more has a seat, or was answered. */
export async function requestsAreAnswered(world: World): Promise<void> {
  if (world.asking.size === 0) return;
  const left = await askersNow();
  for (const asks of world.asking) {
    if (left.some(({ gameId, playerId }) => asks === `${gameId} ${playerId}`)) continue;
    world.asking.delete(asks);
    const [gameId = '', playerId = ''] = asks.split(' ');
    if (!isSignedIn(world, playerId)) continue;
    const known = samePerson(world, playerId);
    const asksStill = left.some((row) => row.gameId === gameId && known.includes(row.playerId));
    const answers = await Promise.all(known.map((id) => isAnswered(gameId, id)));
    if (!asksStill && !answers.includes(true))
      world.breach('requests', `${playerId} asked to join ${gameId}, and was not answered`);
  }
}

/** Is that player certainly at one of the devices? A guest who signs in as somebody else asks as they. */
const isSignedIn = ({ people }: World, playerId: string): boolean =>
  people.some(({ browsers }) => browsers.some((one) => one.playerId === playerId && !one.mayBeAnother));

/** All players that the person is: a guest's request goes to whom they sign in as, and the guest may be at another device still. */
const samePerson = ({ players }: World, playerId: string): readonly string[] =>
  players.has(playerId)
    ? [...players.keys()].filter((id) => players.get(id) === players.get(playerId))
    : [playerId];

/** Nobody asks at a game that is not listed any more. */
export async function requestsEnd(world: World): Promise<void> {
  const askers = await askersNow();
  const games = askers.length === 0 ? [] : await gamesOf(askers.map(({ gameId }) => gameId));
  for (const { gameId, playerId } of askers) {
    const { listing, status } = games.find(({ id }) => id === gameId) ?? {};
    const isListed = status === 'open' && listing?.accepts === 'each' && listing.ended === undefined;
    if (!isListed || listing.until < world.now - LATEST)
      world.breach('requests', `${playerId} still asks to join ${gameId}, which is ${status}`);
  }
}
