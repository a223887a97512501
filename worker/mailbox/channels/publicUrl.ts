import ipaddr from 'ipaddr.js';

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
export const isAddress = (host: string): boolean => ipaddr.isValid(bare(host));

/**
 * The URL if the service may send there: https at its own port, no user or password, and a host that is a public address or
 * a name of the public network. Undefined otherwise. A name must be resolved as well (`resolve.ts`). The URL parser has
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
