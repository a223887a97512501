import type { CreatedToken } from '#shared/protocol/http.ts';
import type { Client } from './client.ts';

/** Makes a personal token of the client's player. */
export const makeToken = (client: Client, scope: 'read' | 'play', name = 'script'): Promise<CreatedToken> =>
  client.post<CreatedToken>('/api/me/tokens', { name, scope });

/** The headers of a script: a token, no cookie, no origin. */
export const bearer = (token: string): Readonly<Record<string, string | undefined>> => ({
  authorization: `Bearer ${token}`,
  cookie: undefined,
  origin: undefined,
});
