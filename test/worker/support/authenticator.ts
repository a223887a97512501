import type { NewPasskeyChallenge, PasskeyChallenge } from '#shared/protocol/http.ts';
import type { Authenticator, Forged } from '../../support/authenticator.ts';
import type { Client } from './client.ts';

/** Adds a passkey of this authenticator to the client's player. */
export async function addPasskey(client: Client, authenticator: Authenticator, forged: Forged = {}) {
  const asked = await client.post<NewPasskeyChallenge>('/api/auth/passkey/new');
  return client.send('/api/me/passkeys', await authenticator.create(asked, forged));
}

/** Signs the client in by this authenticator. */
export async function signInBy(
  authenticator: Authenticator,
  client: Client,
  forged: Forged = {},
  more: object = {},
) {
  const asked = await client.post<PasskeyChallenge>('/api/auth/passkey/challenge');
  return client.send('/api/auth/passkey', { ...(await authenticator.get(asked, forged)), ...more });
}
