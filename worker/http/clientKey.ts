import type { Context } from 'hono';

/**
 * The requesting machine in limits and quotas: its IP address, which the platform sets. Of an IPv6 address only the first
 * four groups, because one machine has all addresses of such a network.
 */
export function clientKey(c: Context): string {
  const address = c.req.header('cf-connecting-ip') ?? 'local';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * What stands for the network of a machine (`clientKey`): one connection to the internet is often given 2⁸ or 2¹⁶
 * machines' worth of IPv6 addresses, and neighbouring IPv4 addresses are often rented together.
 */
export const networkOf = (clientKey: string): string =>
  clientKey
    .split(clientKey.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');
