import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

/** `npm run keys`: prints new keys for web push. With other keys all devices must subscribe anew. */

/** The keys of a service for web push (RFC 8292), by the names of its variables, base64url. */
export interface VapidVars {
  /** An uncompressed point of P-256. */
  readonly VAPID_PUBLIC_KEY: string;
  readonly VAPID_PRIVATE_KEY: string;
}

/** What comes before the two coordinates of an uncompressed point. */
const UNCOMPRESSED = Buffer.from([4]);

const Jwk = v.object({ x: v.string(), y: v.string(), d: v.string() });

export function newVapidKeys(): VapidVars {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x, y, d } = v.parse(Jwk, privateKey.export({ format: 'jwk' }));
  const point = Buffer.concat([UNCOMPRESSED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { VAPID_PUBLIC_KEY: point.toString('base64url'), VAPID_PRIVATE_KEY: d };
}

/** Where a service on this machine keeps its keys, beside its state: devices that have subscribed need them again. */
const KEPT = '.wrangler/vapid.json';

const Kept = v.object({ VAPID_PUBLIC_KEY: v.string(), VAPID_PRIVATE_KEY: v.string() });

/** The keys of the service on this machine, made at its first start. */
export function localVapidKeys(): VapidVars {
  if (existsSync(KEPT)) return v.parse(Kept, JSON.parse(readFileSync(KEPT, 'utf8')));
  const keys = newVapidKeys();
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(keys));
  return keys;
}

if (import.meta.main) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = newVapidKeys();
  console.log(`VAPID_PUBLIC_KEY=${VAPID_PUBLIC_KEY}\nVAPID_PRIVATE_KEY=${VAPID_PRIVATE_KEY}`);
}
