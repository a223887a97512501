import type { ChannelRow, ChannelTarget } from '../../worker/db/schema.ts';

/** Channels of a player as tests need them. */

/** An address of the public network. */
export const HOOK = 'https://hooks.example.com/services/T0/B0';

/** A device. Its keys are none: what is sent there cannot be encrypted. */
export const PUSH_TARGET = {
  kind: 'push',
  endpoint: 'https://push.example/x',
  p256dh: 'k',
  auth: 'a',
  session: 's',
} as const satisfies ChannelTarget;

/** A channel that is on; a webhook if not said otherwise. */
export const channelRow = (more: Partial<ChannelRow> = {}): ChannelRow => ({
  playerId: 'p',
  id: 'c',
  target: webhookTarget(HOOK),
  name: 'Mine',
  gameId: null,
  createdAt: 0,
  sentAt: null,
  error: null,
  failingSince: null,
  off: null,
  ...more,
});

export const webhookTarget = (url: string) =>
  ({ kind: 'webhook', url, shape: 'json', secret: `whsec_${btoa('x'.repeat(24))}` }) as const;
