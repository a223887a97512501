import type { Context } from 'hono';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase } from '../db/database.ts';
import { playerById } from '../db/people/players.ts';
import { addressKey, addressKeys } from '../lib/mail.ts';
import { readLink, signLink } from '../lib/links.ts';
import { readCookie, removeCookie, writeCookie } from './session.ts';
import { hashOf, newToken } from '../lib/tokens.ts';

/** Cookies that recognise a browser beside its session: the one that asked for a mail, and addresses used in it. */

/** Cookie that identifies a browser without a session. */
const BROWSER_COOKIE = 'carrack-asker';
/** Cookie with the hashes of addresses that were used in this browser; signed. */
const KNOWN_COOKIE = 'carrack-known';
/** Letters of a browser id. */
export const BROWSER_ID_LETTERS = 32;
const DAY_S = 86_400;
/** Maximum of addresses in the cookie. */
const KNOWN_AT_MOST = 4;

/** The id of the requesting browser in links and codes: from its session, else from a cookie; undefined if it has neither. */
export async function browserIdOf(c: Context<AppEnv>): Promise<string | undefined> {
  const person = c.get('person');
  if (person !== null) return person.session.slice(0, BROWSER_ID_LETTERS);
  const cookie = readCookie(c, BROWSER_COOKIE);
  return cookie === undefined ? undefined : (await hashOf(cookie)).slice(0, BROWSER_ID_LETTERS);
}

/** As `browserIdOf`. A browser without an id gets a cookie with one. */
export async function ensureBrowserId(c: Context<AppEnv>): Promise<string> {
  const known = await browserIdOf(c);
  if (known !== undefined) return known;
  const token = newToken();
  writeCookie(c, BROWSER_COOKIE, token, DAY_S);
  return (await hashOf(token)).slice(0, BROWSER_ID_LETTERS);
}

const addressesUsedHere = (c: Context<AppEnv>): readonly string[] => {
  const cookie = readCookie(c, KNOWN_COOKIE);
  const claims = cookie === undefined ? undefined : readLink(c.env, cookie, Date.now());
  return claims?.for === 'known' ? claims.addresses.split('-') : [];
};

/** Was this address used in this browser before? Such mails have a quota of their own, which strangers cannot use up. */
export async function isAddressUsedHere(c: Context<AppEnv>, email: string): Promise<boolean> {
  const person = c.get('person');
  const own = person && (await playerById(peopleDatabase(c.env), person.playerId))?.email;
  return (
    (own != null && addressKey(own) === addressKey(email)) ||
    addressKeys(email).some((key) => addressesUsedHere(c).includes(key))
  );
}

/** Removes the browser's id cookie once its link or code was used. The next request gets a new id, and so other codes. */
export function forgetBrowserId(c: Context<AppEnv>): void {
  if (readCookie(c, BROWSER_COOKIE) !== undefined) removeCookie(c, BROWSER_COOKIE);
}

/** Stores in a cookie that this address was used here. The cookie outlives the session. */
export function rememberAddress(c: Context<AppEnv>, email: string): void {
  const own = addressKeys(email);
  const others = addressesUsedHere(c).filter((key) => !own.includes(key));
  const addresses = [addressKey(email), ...others].slice(0, KNOWN_AT_MOST).join('-');
  writeCookie(c, KNOWN_COOKIE, signLink(c.env, { for: 'known', addresses }, Date.now()), 400 * DAY_S);
}
