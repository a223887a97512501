import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Message } from '#shared/protocol/http.ts';
import { createApi } from '../../web/lib/api.ts';
import { TalkModel } from '../../web/features/talk/talk.ts';
import type { Connection } from '../../web/lib/liveConnection.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled } from './support/world.ts';

/** A device that several players of one game share. What one of them has read is still news to the others. */

const SAID: readonly Message[] = [
  { seq: 1, seat: 1, text: 'Hello', at: 0 },
  { seq: 2, seat: 2, text: 'Good luck', at: 0 },
];

function device() {
  const server = async () => Response.json({ messages: SAID, earlier: false });
  const tab = { ...openTab(new GameServer()), api: createApi(server) };
  return async (you: number | null) => {
    const table = {
      lastMessage: signal<Message | undefined>(undefined),
      connection: signal<Connection>('live'),
      you: signal(you),
    };
    const talk = new TalkModel('a222222222222222', tab, table);
    await settled();
    return talk;
  };
}

const freshOf = (talk: Awaited<ReturnType<ReturnType<typeof device>>>): number[] =>
  talk.fresh.value.map(({ seq }) => seq);

test('what one player has read is still news to another at the same device', async () => {
  const sit = device();
  const ann = await sit(0);
  expect(freshOf(ann)).toEqual([1, 2]);
  ann.hear();
  expect(freshOf(await sit(0))).toEqual([]);
  expect(freshOf(await sit(1))).toEqual([2]);
  expect(freshOf(await sit(null))).toEqual([1, 2]);
});
