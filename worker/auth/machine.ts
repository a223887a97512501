import type { Context } from 'hono';

/**
 * What stands for the machine that asks, in limits and counters: its address, of which the platform tells
 * us itself. Of an IPv6 address the first four groups, for a single machine has all addresses behind them.
 */
export function machineOf(c: Context): string {
  const address = c.req.header('cf-connecting-ip') ?? 'local';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}
