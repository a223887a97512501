import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie, deleteCookie } from 'hono/cookie';
import { ok } from '#shared/kernel/result.ts';
import { GUEST_NAME } from '#shared/protocol/names.ts';
import { KEPT_DAYS } from '#shared/protocol/keptDays.ts';
import type { TokenScope } from '#shared/protocol/http.ts';
import { newId } from '../lib/ids.ts';
import { hashOf, newToken } from '../lib/tokens.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { peopleDatabase } from '../db/database.ts';
import {
  insertPerson,
  insertPlayer,
  markSessionUsed,
  personBySession,
  updatePlayer,
  type Person,
  type SessionTimes,
} from '../db/people/players.ts';
import { browserLanguage } from '../wording/translator.ts';
import { markTokenUsed, personByToken } from '../db/people/credentials.ts';
import { dayNumber } from '../lib/time.ts';
import { refuse, type RoomResult, rootCauseMessage } from '../lib/failure.ts';
import { isReading, clientKey } from '../http/guard.ts';
import type { Caller, AssertedSeat } from './access.ts';
import type { SeatCalendar } from '../db/schema.ts';
import { seatCalendarOf } from './calendar.ts';

const DAY_S = 86_400;

const NAME = 'carrack';

const isSecure = (c: Context): boolean => new URL(c.req.url).protocol === 'https:';
/** `__Host-` binds a cookie to this host and to https; local http cannot have it. */
const cookieName = (c: Context, name: string): string => (isSecure(c) ? `__Host-${name}` : name);

/** A request with a Bearer token takes no cookie, and is given none. */
const hasCookies = (c: Context): boolean => bearerOf(c) === undefined;

export const readCookie = (c: Context, name: string): string | undefined =>
  hasCookies(c) ? getCookie(c, cookieName(c, name)) : undefined;

/** Sets a cookie that scripts cannot read and other sites cannot make the browser send. `maxAge` in seconds. */
export const writeCookie = (c: Context, name: string, value: string, maxAge: number): void => {
  if (!hasCookies(c)) return;
  setCookie(c, cookieName(c, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge,
  });
};

/** A cookie that only shows that the browser keeps cookies, for a minute. */
const PROBE = 'carrack-probe';

/** Did the browser send a cookie of ours? If not, it gets one to send back. */
export function keepsCookies(c: Context): boolean {
  const keeps = readCookie(c, NAME) !== undefined || readCookie(c, PROBE) !== undefined;
  if (!keeps) writeCookie(c, PROBE, '1', 60);
  return keeps;
}

export const removeCookie = (c: Context, name: string): void =>
  void deleteCookie(c, cookieName(c, name), { path: '/', secure: isSecure(c) });

/**
 * Finds the player of the request, by cookie or by a personal token (`Authorization: Bearer`). If the cookie authenticates
 * a write or a WebSocket, the request's Origin must be our own. A request with a token has no cookies and needs no Origin;
 * it may do only what `mayTokenAsk` allows.
 */
export const session = (): MiddlewareHandler<AppEnv> =>
  async function session(c, next) {
    const bearer = bearerOf(c);
    const found = bearer === undefined ? await sessionOwner(c) : await tokenBearer(c, bearer);
    if (!found.ok) return problem(c, found.failure);
    c.set('person', found.value);
    return next();
  };

/** The hash of the session in the request's cookie, even if it has ended; undefined without a cookie. */
export async function sessionHashOf(c: Context): Promise<string | undefined> {
  const token = readCookie(c, NAME);
  return token === undefined ? undefined : hashOf(token);
}

type Found = RoomResult<Person | null>;

async function sessionOwner(c: Context<AppEnv>): Promise<Found> {
  const token = readCookie(c, NAME);
  if (needsOriginCheck(c) && !sameOrigin(c, token !== undefined)) return refuse('ORIGIN_REFUSED');
  if (token === undefined) return ok(null);
  const [hash, now] = [await hashOf(token), Date.now()];
  const owner = await personBySession(peopleDatabase(c.env), hash, now);
  if (owner === undefined) return ok(null);
  if (owner.usedOn !== dayNumber(now))
    noteUse(c, markSessionUsed(peopleDatabase(c.env), hash, dayNumber(now)));
  return ok(owner.person);
}

async function tokenBearer(c: Context<AppEnv>, token: string): Promise<Found> {
  const [hash, now] = [await hashOf(token), Date.now()];
  const owner = await personByToken(peopleDatabase(c.env), hash);
  if (owner === undefined) return refuse('NO_SESSION');
  if (owner.usedOn !== dayNumber(now)) noteUse(c, markTokenUsed(peopleDatabase(c.env), hash, dayNumber(now)));
  const { scope = 'read' } = owner.person;
  return mayTokenAsk(scope, c.req.method, c.req.path) ? ok(owner.person) : refuse('TOKEN_SCOPE');
}

/** Writes the day of use after the answer: at most once a day for each session and token. Nothing depends on it. */
const noteUse = (c: Context<AppEnv>, write: PromiseLike<unknown>): void =>
  c.executionCtx.waitUntil(
    Promise.resolve(write).catch((error: unknown) =>
      console.error({ event: 'use not noted', error: rootCauseMessage(error) }),
    ),
  );

const needsOriginCheck = (c: Context): boolean =>
  !isReading(c.req.method) || c.req.header('upgrade') === 'websocket';

/** Browsers send Origin with every write. Without a cookie, a script may leave it out. */
function sameOrigin(c: Context, cookie: boolean): boolean {
  const origin = c.req.header('origin');
  return origin === undefined ? !cookie : origin === new URL(c.req.url).origin;
}

/** A guest who is not in the database yet. */
export interface NewGuest {
  readonly person: Person;
  readonly token: string;
}

/** `playerId`: of a guest whose request may be repeated; see `guestIdOf`. */
export async function newGuest(name: string | undefined, playerId = newId()): Promise<NewGuest> {
  const token = newToken();
  return { person: { playerId, name: name ?? GUEST_NAME, session: await hashOf(token) }, token };
}

/**
 * Inserts the guest and sets their session in this browser. Mails are in the browser's language until they choose one. Throws
 * a key clash if there is a player with this id.
 */
export async function storeGuest(c: Context<AppEnv>, { person, token }: NewGuest): Promise<Person> {
  const guest = { ...person, language: browserLanguage(c) };
  await insertPerson(peopleDatabase(c.env), guest, lifetime(c));
  return setSession(c, guest, token);
}

/** Inserts a player as whom nobody is signed in yet. */
export async function storePlayer(c: Context<AppEnv>, name: string): Promise<Omit<Person, 'session'>> {
  const player = { playerId: newId(), name, language: browserLanguage(c) };
  await insertPlayer(peopleDatabase(c.env), player, Date.now());
  return player;
}

/** A guest who had no name yet goes by the one under which they sit down. */
export async function nameGuest(c: Context<AppEnv>, known: Person | null, name?: string): Promise<void> {
  if (known?.name !== GUEST_NAME || known.scope !== undefined || name === undefined) return;
  await updatePlayer(peopleDatabase(c.env), known.playerId, { name });
}

export function lifetime(c: Context): SessionTimes {
  const now = Date.now();
  const browser = browserName(c.req.header('user-agent') ?? '');
  return { now, expiresAt: now + KEPT_DAYS.session * DAY_S * 1000, browser };
}

/** Sets the session for the rest of the request and in the browser's cookie. */
export function setSession(c: Context<AppEnv>, person: Person, token: string): Person {
  c.set('person', person);
  writeCookie(c, NAME, token, KEPT_DAYS.session * DAY_S);
  return person;
}

export const removeSessionCookie = (c: Context): void => removeCookie(c, NAME);

const BROWSERS = [/Edg(?:e|A|iOS)?\//, /OPR\//, /Firefox\/|FxiOS\//, /Chrome\/|CriOS\//, /Safari\//];
const BROWSER_NAMES = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari'];
const SYSTEMS = [/Android/, /iPhone|iPad|iPod/, /Windows/, /Mac OS X|Macintosh/, /CrOS/, /Linux/];
const SYSTEM_NAMES = ['Android', 'iOS', 'Windows', 'macOS', 'ChromeOS', 'Linux'];

/** Browser and system for the player's list of sessions, e.g. “Firefox, Android”; null if unknown. Nothing more exact is stored. */
export function browserName(agent: string): string | null {
  const named = [
    BROWSER_NAMES[BROWSERS.findIndex((pattern) => pattern.test(agent))],
    SYSTEM_NAMES[SYSTEMS.findIndex((pattern) => pattern.test(agent))],
  ].filter((name) => name !== undefined);
  return named.length === 0 ? null : named.join(', ');
}

/** Personal tokens: how they are sent, and what a request with one may do. */

/** Begins every token, so that people and scanners of published code know what it is. */
const PREFIX = 'carrack_';

/** 160 random bits after the prefix. */
export const newApiToken = (): string => PREFIX + newToken();

/** The credentials of `Authorization: Bearer …`, possibly empty; undefined if the request has none. Such a request has no cookies. */
export const bearerOf = (c: Context): string | undefined =>
  /^bearer(?![^\s])\s*(.*)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** Paths that a token may ask for beside games: all of it reads. Where mail goes, and who signs in how, is not among it. */
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

/** The caller as a room knows them: the session's player and, as `seat`, the seat that the request asserts. */
export const callerOf = (c: Context<AppEnv>, seat?: AssertedSeat): Caller => ({
  playerId: c.get('person')?.playerId ?? null,
  calendar: calendarOfPerson(c.get('person')),
  told: c.get('person')?.told,
  seat,
  requestId: c.get('requestId'),
  machine: clientKey(c),
});

const calendarOfPerson = (person: Person | null): SeatCalendar | null =>
  seatCalendarOf(person?.hours ?? null, person?.holidays ?? null);
