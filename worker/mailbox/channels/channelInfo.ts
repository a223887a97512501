import type { ChannelInfo } from '#shared/protocol/http.ts';
import type { ChannelRow } from '../../db/schema.ts';

/** The host that a channel sends to. */
export const hostOf = ({ target }: Pick<ChannelRow, 'target'>): string =>
  new URL(target.kind === 'push' ? target.endpoint : target.url).hostname;

/** A channel as its player may see it: without the address and the keys, which are the receiver's secrets. */
export const channelInfo = ({ target, ...row }: ChannelRow): ChannelInfo => ({
  id: row.id,
  kind: target.kind,
  name: row.name,
  host: hostOf({ target }),
  shape: target.kind === 'push' ? null : target.shape,
  gameId: row.gameId,
  since: row.createdAt,
  sentAt: row.sentAt,
  error: row.error,
  off: row.off,
});
