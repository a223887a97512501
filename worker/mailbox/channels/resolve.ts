import * as v from 'valibot';
import { isAddress, isPublicAddress } from './publicUrl.ts';

/** Where a host name leads, asked of the platform's resolver over HTTPS (the JSON form of RFC 8484). */
const RESOLVER = 'https://cloudflare-dns.com/dns-query';

/** How long the resolver may take (ms). */
const RESOLVE_MS = 5_000;

/** Types of DNS records: an IPv4 and an IPv6 address. */
const [A, AAAA] = [1, 28];

/** DNS response codes (RFC 1035): there are addresses, or the name is known to have none. Any other is a failure. */
const [NO_ERROR, NO_NAME] = [0, 3];

const Answer = v.object({
  Status: v.picklist([NO_ERROR, NO_NAME]),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});

/**
 * Why nothing may be sent to the host now: `NOT_PUBLIC` (one of its addresses is private), `NAME_UNKNOWN` (it has none),
 * `UNREACHABLE` (the resolver does not know all of them). Null: it is public. Asked anew at each sending, because a name can be
 * moved to a private address after it was stored.
 */
export async function hostProblem(
  host: string,
): Promise<'NOT_PUBLIC' | 'NAME_UNKNOWN' | 'UNREACHABLE' | null> {
  if (isAddress(host)) return null; // `publicUrl` has read it
  try {
    const addresses = (await Promise.all([resolve(host, A), resolve(host, AAAA)])).flat();
    if (addresses.length === 0) return 'NAME_UNKNOWN';
    return addresses.every(isPublicAddress) ? null : 'NOT_PUBLIC';
  } catch {
    return 'UNREACHABLE';
  }
}

async function resolve(host: string, type: number): Promise<readonly string[]> {
  const url = `${RESOLVER}?name=${encodeURIComponent(host)}&type=${type}`;
  const response = await fetch(url, {
    headers: { accept: 'application/dns-json' },
    signal: AbortSignal.timeout(RESOLVE_MS),
  });
  if (!response.ok) throw new Error(`the resolver answers ${response.status}`);
  const { Answer: records } = v.parse(Answer, await response.json());
  return records.filter((record) => record.type === type).map(({ data }) => data);
}
