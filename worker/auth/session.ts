import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie, deleteCookie } from 'hono/cookie';
import { newId } from './ids.ts';
import { hashOf, newToken } from './tokens.ts';
import type { AppEnv } from '../app.ts';
import { database } from '../db/database.ts';
import { insertPerson, insertSession, personBySession, type Person } from '../db/people.ts';
import { problem } from '../problem.ts';

/** How long a browser stays signed in: games last weeks and pauses months; 400 days is what browsers keep. */
const SESSION_DAYS = 400;
const DAY_S = 86_400;

const isSecure = (c: Context): boolean => new URL(c.req.url).protocol === 'https:';
/** `__Host-` binds the cookie to this host and to https; local http cannot have it. */
const cookieName = (c: Context): string => (isSecure(c) ? '__Host-carrack' : 'carrack');

/**
 * Finds out who asks, by cookie or by `Authorization: Bearer`. Where the cookie authenticates a write or a
 * socket, the request must come from this very origin. A request with a Bearer token takes no cookie.
 */
export const session = (): MiddlewareHandler<AppEnv> =>
  async function session(c, next) {
    const bearer = c.req.header('authorization')?.match(/^Bearer (\S{16,200})$/)?.[1];
    const cookie = bearer === undefined ? getCookie(c, cookieName(c)) : undefined;
    if (bearer === undefined && changes(c) && !sameOrigin(c, cookie !== undefined))
      return problem(c, { code: 'ORIGIN_REFUSED' });
    const token = bearer ?? cookie;
    const person = token === undefined ? undefined : await personOf(c, token);
    if (bearer !== undefined && person === undefined) return problem(c, { code: 'NO_SESSION' });
    c.set('person', person ?? null);
    return next();
  };

const personOf = async (c: Context<AppEnv>, token: string): Promise<Person | undefined> =>
  personBySession(database(c.env), await hashOf(token), Date.now());

const changes = (c: Context): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || c.req.header('upgrade') === 'websocket';

/** Browsers name the origin of every write. Without a cookie a script may leave it out. */
function sameOrigin(c: Context, cookie: boolean): boolean {
  const origin = c.req.header('origin');
  return origin === undefined ? !cookie : origin === new URL(c.req.url).origin;
}

/** The caller, made a guest with a session of his own if he was nobody so far. */
export async function personOrGuest(c: Context<AppEnv>, name: string | undefined): Promise<Person> {
  const known = c.get('person');
  if (known !== null) return known;
  const token = newToken();
  const person: Person = { playerId: newId(), name: name ?? GUEST_NAME, session: await hashOf(token) };
  await insertPerson(database(c.env), person, lifetime());
  return admit(c, person, token);
}

/** Signs this browser in as a player who is known. */
export async function signIn(c: Context<AppEnv>, player: Omit<Person, 'session'>): Promise<Person> {
  const token = newToken();
  const person: Person = { ...player, session: await hashOf(token) };
  await insertSession(database(c.env), person, lifetime());
  return admit(c, person, token);
}

function lifetime(): { readonly now: number; readonly expiresAt: number } {
  const now = Date.now();
  return { now, expiresAt: now + SESSION_DAYS * DAY_S * 1000 };
}

/** From here on the browser is this person's. */
function admit(c: Context<AppEnv>, person: Person, token: string): Person {
  c.set('person', person);
  setCookie(c, cookieName(c), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: SESSION_DAYS * DAY_S,
  });
  return person;
}

/** Until he says another. */
const GUEST_NAME = 'Guest';

export const forgetCookie = (c: Context): void =>
  void deleteCookie(c, cookieName(c), { path: '/', secure: isSecure(c) });
