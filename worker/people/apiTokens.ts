import type { Context } from 'hono';
import type { TokenScope } from '#shared/protocol/http.ts';
import { isReading } from '../http/guard.ts';
import { newToken } from '../lib/tokens.ts';

/** Personal tokens: how they are sent, and what a request with one may do. */

/** Begins every token, so that people and scanners of published code know what it is. */
const PREFIX = 'carrack_';

/** 160 random bits after the prefix. */
export const newApiToken = (): string => PREFIX + newToken();

/** The credentials of `Authorization: Bearer …`, possibly empty; undefined if the request has none. Such a request has no cookies. */
export const bearerOf = (c: Context): string | undefined =>
  /^bearer(?![^\s])\s*(.*)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** What a token may ask for beside games: all of it reads. Where mail goes, and who signs in how, is not among it. */
const OWN =
  /^\/(?:next|api\/(?:me(?:\/(?:games|record|results|archive|holidays|blocks))?|statistics|openapi\.json))$/;
const GAMES = /^\/api\/games(?:\/|$)/;

/**
 * May a request with a token of this scope do that? What is not listed is refused, routes that are added later too. So no
 * token changes who its player is: no address, session, passkey, recovery code or token.
 */
export function mayTokenAsk(scope: TokenScope, method: string, path: string): boolean {
  const reads = isReading(method);
  return (OWN.test(path) && reads) || (GAMES.test(path) && (reads || scope === 'play'));
}
