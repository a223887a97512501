import type { CreatedGame, GameView, InvitationInfo } from '#shared/protocol/http.ts';
import { Client } from './client.ts';
import { playerIdOf, ringMailbox } from './mails.ts';
import { VEHICLE } from '../../support/vehicle.ts';

/** Games to which addresses are invited. */

export const ME = { kind: 'me', name: 'Ann' };
let guests = 0;
export const newGuest = (): string => `guest${(guests += 1)}@example.org`;

export interface Invited {
  readonly host: Client;
  readonly id: string;
  readonly path: string;
}

/** A game to which these addresses are invited, and the mails sent. */
export async function invite(
  emails: readonly string[],
  more: object = {},
  host = new Client(),
): Promise<Invited> {
  const seats = [ME, ...emails.map((email) => ({ kind: 'invite', email, ...more }))];
  const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  await ringMailbox(await playerIdOf(host));
  return { host, id, path: `/api/games/${id}` };
}

export const stateOf = async ({ host, path }: Invited, at = 0): Promise<InvitationInfo | undefined> =>
  (await host.get<GameView>(path)).invitations?.[at];
