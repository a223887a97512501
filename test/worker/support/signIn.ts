import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { signLink } from '../../../worker/lib/links.ts';
import { Client } from './client.ts';
import { giveAddress, lastMailTo, linkTo } from './mails.ts';
import { VEHICLE } from '../../support/vehicle.ts';

/** People and the links that sign them in. */

let people = 0;
export const newAddress = (): string => `arrives${(people += 1)}@example.org`;
const SEATS = [{ kind: 'me', name: 'Ann' }, { kind: 'bot' }] as const;
const GUEST_SEATS = [{ kind: 'me', name: 'Guest' }, { kind: 'bot' }] as const;

/** A guest with a seat in a game. */
export async function seated(
  seats: readonly object[] = SEATS,
): Promise<{ client: Client; id: string; path: string; seats: CreatedGame['seats'] }> {
  const client = new Client();
  const made = await client.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  return { client, id: made.id, path: `/api/games/${made.id}`, seats: made.seats };
}

/** A player with a confirmed address, and one of their games. */
export async function player() {
  const { client, id } = await seated();
  const email = newAddress();
  return { client, game: id, email, id: await giveAddress(client, email) };
}

export const guestAtTable = () => seated(GUEST_SEATS);

export const seatOf = async (client: Client, path: string): Promise<number | null> =>
  (await client.get<GameView>(path)).you;

/** The mail that `asker` has sent to this address. */
export async function signInMail(asker: Client, email: string) {
  expect((await asker.send('/api/auth/link', { email })).status).toBe(202);
  return lastMailTo(email);
}

export const signInLink = async (asker: Client, email: string): Promise<string> =>
  linkTo(await signInMail(asker, email), 'm');

export const gameLink = (
  of: { readonly id: string; readonly game: string },
  seat: number | null = 0,
): string =>
  `http://carrack.test/m#${signLink(env, { for: 'go', player: of.id, game: of.game, seat }, Date.now())}`;
