import type { Orders } from '#shared/games/merchants/orders/schema.ts';
import { GOODS, PLAIN_CARDS, type Good } from '#shared/games/merchants/things.ts';
import type { Stream } from '#shared/kernel/dice.ts';

type Line<K extends 'buy' | 'exchange'> = NonNullable<Orders[K]>[number];

/** Valid orders of every kind, sensible or not: sold-out cards, ships that the seat does not have, contradictions. */
export const randomOrders = (stream: Stream): Orders => ({
  ...maybe(stream, () => ({ load: several(stream, () => anyGood(stream)) })),
  ...maybe(stream, () => ({ buy: several(stream, () => purchase(stream)) })),
  ...maybe(stream, () => ({ exchange: several(stream, () => exchange(stream)) })),
  ...maybe(stream, () => ({ planning: stream.pick(['pass', 'ask'] as const) })),
  ...maybe(stream, () => ({ docks: 'done' as const })),
  ...maybe(stream, () => ({ office: stream.pick(['draw', 'skip'] as const) })),
  ...maybe(stream, () => ({
    trade: {
      count: stream.pick(['coins', 'lead'] as const),
      least: stream.int(12),
      sale: stream.pick(['play', 'ask'] as const),
    },
  })),
});

/** The first goods are wanted more often, so that their markers run out. */
const anyGood = (stream: Stream): Good => stream.pick(GOODS.slice(0, 1 + stream.int(GOODS.length)));

const maybe = <T extends object>(stream: Stream, member: () => T): T | undefined =>
  stream.int(2) === 0 ? undefined : member();

const several = <T>(stream: Stream, line: () => T): T[] => Array.from({ length: stream.int(4) }, line);

function purchase(stream: Stream): Line<'buy'> {
  const upTo = 1 + stream.int(4);
  return stream.int(2) === 0
    ? { card: 'ship', good: anyGood(stream), upTo }
    : { card: stream.pick(PLAIN_CARDS), upTo };
}

const exchange = (stream: Stream): Line<'exchange'> => ({
  ship: stream.int(5),
  good: anyGood(stream),
});
