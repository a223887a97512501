import type { Companion, Companions, OfferedSeat } from '#shared/protocol/http.ts';
import { onceIn } from '../world/chance.ts';
import { hexOf, isKnown, type Act, type Answered, type Scene } from './scene.ts';
import { isFree } from './seating.ts';

/** Acts among people who have finished a game together. */

const LIST = '/api/me/companions';

/** Somebody of the list, and somebody who is on no list. */
async function oneOf(scene: Scene): Promise<Pick<Companion, 'gameId' | 'seat'> | undefined> {
  const { body }: Answered<Companions> = await scene.ask<Companions>('GET', LIST);
  const [one] = scene.stream.shuffle(body?.companions ?? []);
  const stranger = scene.person.habits.isHostile ? scene.list[0] : undefined;
  return one ?? (stranger && { gameId: stranger.id, seat: 1 });
}

const openSeats = ({ view }: Scene) =>
  view?.status === 'open' && view.host ? view.seats.filter(({ kind }) => kind === 'open') : [];

const inviteCompanion: Act = {
  name: 'invite companion',
  often: (scene) => (openSeats(scene).length > 0 ? 10 : 0),
  may: 'SEAT_NOT_FOUND SEAT_TAKEN INVITES_EXHAUSTED',
  do: async (scene) => {
    const found = await oneOf(scene);
    if (found === undefined) return;
    const { seat } = scene.stream.pick(openSeats(scene));
    const companion = { gameId: found.gameId, seat: found.seat };
    await scene.post<OfferedSeat>(`${scene.path}/seats/${seat}/replace`, { companion });
  },
};

/** The host may have withdrawn it since, called the game off, or begun it; and there may be a block. */
const answerCompanion: Act = {
  name: 'answer companion',
  often: ({ view, seats: kept }) => (view === undefined && kept.length > 0 ? 60 : 0),
  may: 'SEAT_LINK_INVALID SEAT_TAKEN ALREADY_SEATED JOIN_REFUSED REMOVED GAME_NOT_OPEN INVITATION_CLOSED',
  do: async (scene) => {
    const { id, seat } = scene.stream.pick(scene.seats);
    const path = `/api/games/${id}/seats/${seat}`;
    const refuse = scene.stream.pick([{}, {}, { refuse: 'host' }, { refuse: 'all' }]);
    if (isFree(scene) && !onceIn(scene.stream, 3))
      await scene.post(`${path}/claim`, { name: scene.person.name, entropy: hexOf(scene) });
    else await scene.post(`${path}/decline`, { reason: 'No time', ...refuse });
  },
};

const offTheList: Act = {
  name: 'companion off list',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'SEAT_NOT_FOUND CHANGES_EXHAUSTED',
  do: async (scene) => {
    const found = await oneOf(scene);
    if (found === undefined) return;
    const { gameId, seat } = found;
    await scene.put(`${LIST}/one`, { gameId, seat, on: !onceIn(scene.stream, 3) });
  },
};

const takeInvitations: Act = {
  name: 'take invitations',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: (scene) => scene.put(LIST, { invitations: !onceIn(scene.stream, 3) }),
};

export const COMPANIONS: readonly Act[] = [inviteCompanion, answerCompanion, offTheList, takeInvitations];
