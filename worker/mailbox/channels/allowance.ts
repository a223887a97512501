import { tryChargeDeliveries } from '../../people/quotas.ts';
import type { ChannelRow } from '../../db/schema.ts';

type Kind = ChannelRow['target']['kind'];

/** Charges a message to these channels of one player. Returns which kinds of them the day's quotas let it go to. */
export async function allowedKinds(
  env: Env,
  channels: readonly ChannelRow[],
  now: number,
): Promise<ReadonlySet<Kind>> {
  const byKind = Map.groupBy(channels, ({ target }): Kind => target.kind);
  const charged = await Promise.all(
    [...byKind].map(async ([kind, some]): Promise<readonly Kind[]> => {
      const playerId = some[0]?.playerId ?? '';
      const isAllowed = await tryChargeDeliveries(env, playerId, { kind, count: some.length }, now);
      return isAllowed ? [kind] : [];
    }),
  );
  return new Set(charged.flat());
}
