import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

/** Which addresses the service sends to for its players. Pure. */

/** Names that lead nowhere in the public network (RFC 6761, 6762, 8375, 9476; `internal` is ICANN's for private use). */
const PRIVATE_NAMES =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|example|invalid|onion|arpa)$/;

/** The brackets around an IPv6 address in a URL. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** All that is assigned to the public IPv6 network (RFC 4291, 2.4). Old forms that hold an IPv4 address lie outside. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Is it an address of the public network? An IPv4 address mapped into IPv6 counts as itself. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  const isAssigned = address instanceof ipaddr.IPv4 || address.match(PUBLIC_IPV6);
  return isAssigned && address.range() === 'unicast';
}

/** Is the host of a URL an address and not a name? */
const isAddress = (host: string): boolean => ipaddr.isValid(bare(host));

/**
 * The URL if the service may send there: https at its own port, no user or password, and a host that is a public address or
 * a name of the public network. Undefined otherwise. A name must be resolved as well (`hostProblem`). The URL parser has
 * turned decimal, octal and hexadecimal addresses into dotted ones.
 */
export function publicUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return isPublicHost(url.hostname) ? url : undefined;
}

function isPublicHost(host: string): boolean {
  if (isAddress(host)) return isPublicAddress(bare(host));
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !PRIVATE_NAMES.test(name);
}

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
