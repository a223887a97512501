import type { ChannelInfo, Channels } from '#shared/protocol/http.ts';

/** Devices and webhooks of a player who does not exist. */

const ago = (hours: number): number => Date.now() - hours * 3_600_000;

/** A public key of the shape that browsers take. Nobody has its private one. */
const MADE_UP_KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

const channel = (given: Partial<ChannelInfo>): ChannelInfo => ({
  id: '',
  kind: 'push',
  name: '',
  host: 'push.example.com',
  shape: null,
  gameId: null,
  since: ago(500),
  sentAt: ago(1),
  error: null,
  off: null,
  ...given,
});

/** `game`: the game that one of the webhooks is for. */
export const otherChannels = (game: string): Pick<Channels, 'push' | 'channels' | 'deliveries'> => ({
  push: { key: MADE_UP_KEY },
  channels: [
    channel({ id: 'c1', name: 'Firefox, Android' }),
    channel({ id: 'c2', name: 'Safari, iOS', sentAt: null, off: 'gone', error: 'GONE' }),
    channel({ id: 'c3', kind: 'webhook', name: 'Board night', shape: 'discord', host: 'discord.com' }),
    channel({
      id: 'c4',
      kind: 'webhook',
      name: 'My lamp',
      shape: 'json',
      host: 'lamp.example.com',
      gameId: game,
      error: 'HTTP_404',
    }),
  ],
  deliveries: [
    { at: ago(1), channel: 'c1', gameId: game, kind: 'turn', error: null },
    { at: ago(2), channel: 'c4', gameId: null, kind: 'test', error: 'HTTP_404' },
  ],
});
