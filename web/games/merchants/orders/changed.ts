import type { Orders } from '#shared/games/merchants/orders/index.ts';

/** The orders with one member changed; undefined or an empty list takes it out. */
export function changed<K extends keyof Orders>(
  orders: Orders,
  key: K,
  value: Orders[K] | undefined,
): Orders {
  const { [key]: _, ...rest } = orders;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? rest : { ...rest, [key]: value };
}
