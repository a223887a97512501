import type { JoinedTable, OpenTables } from '#shared/protocol/http.ts';
import { onceIn } from '../world/chance.ts';
import { hexOf, isKnown, type Act, type Scene } from './scene.ts';
import { isFree } from './seating.ts';

/** Acts around tables that are open to everybody, and around a player for whom others wait. */

const isOpen = ({ view }: Scene): boolean => view?.status === 'open';

const listTable: Act = {
  name: 'list table',
  often: (scene) => (isOpen(scene) && scene.view?.host === true ? 3 : 0),
  may: ['UNREACHABLE', 'LISTINGS_EXHAUSTED', 'CHANGES_EXHAUSTED'],
  do: (scene) => scene.post(`${scene.path}/listing`),
};

const unlistTable: Act = {
  name: 'unlist table',
  often: (scene) => (isOpen(scene) && scene.view?.host === true && scene.view.listing != null ? 1 : 0),
  may: ['CHANGES_EXHAUSTED'],
  do: (scene) => scene.ask('DELETE', `${scene.path}/listing`),
};

const joinTable: Act = {
  name: 'join open table',
  often: (scene) => (isKnown(scene) && isFree(scene) ? 3 : 0),
  may: [
    'UNREACHABLE',
    'NOT_LISTED',
    'JOIN_REFUSED',
    'REMOVED',
    'SEAT_TAKEN',
    'ALREADY_SEATED',
    'BLOCKED',
    'GAME_NOT_OPEN',
    'CHANGES_EXHAUSTED',
  ],
  do: async (scene) => {
    const { body } = await scene.ask<OpenTables>('GET', '/api/tables');
    const [table] = scene.stream.shuffle(body?.tables ?? []);
    if (table === undefined) return;
    const json = { name: scene.person.name, entropy: hexOf(scene) };
    await scene.post<JoinedTable>(`/api/games/${table.id}/join`, json);
  },
};

const agree: Act = {
  name: 'agree to bots',
  often: (scene) => (isOpen(scene) && scene.seat !== undefined && scene.view?.listing != null ? 3 : 0),
  may: ['NOT_LISTED', 'CHANGES_EXHAUSTED'],
  do: (scene) => scene.put(`${scene.path}/agreement`, { bots: !onceIn(scene.stream, 3) }),
};

const remind: Act = {
  name: 'remind',
  often: ({ isRunning, seat }) => (isRunning && seat !== undefined ? 1 : 0),
  may: ['REMIND_NOT_NOW', 'SEAT_NOT_FOUND'],
  do: (scene) => scene.post(`${scene.path}/seats/${scene.stream.int(scene.view?.seats.length ?? 1)}/remind`),
};

export const OPEN_TABLES: readonly Act[] = [listTable, unlistTable, joinTable, agree, remind];
