import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame, GameView, Redeemed } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import {
  claimByMail,
  header,
  lastMailTo,
  linkTo,
  mailsTo,
  noticeOf,
  playerIdOf,
  playerRow,
  redeem,
  ringMailbox,
  scan,
} from './support/mails.ts';
import { commit, decision, streamOf } from './support/play.ts';
import { TITLE, VEHICLE } from '../support/vehicle.ts';

beforeEach(startClock);
afterEach(stopClock);

describe('a player without a session, who follows the links in their mails,', () => {
  test('accepts the invitation, is told of their turn, and gets from the mail to their move', async () => {
    const host = new Client();
    const game = await host.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats: [
        { kind: 'me', name: 'Ann' },
        { kind: 'invite', email: 'Bob@Example.org', note: 'Tonight?' },
      ],
    });
    expect(game.seats).toEqual([
      { seat: 0, kind: 'me' },
      { seat: 1, kind: 'invite' },
    ]);
    const path = `/api/games/${game.id}`;
    await ringMailbox(await playerIdOf(host));

    const invitation = await lastMailTo('bob@example.org');
    expect(invitation.subject).toBe(`Ann invites you to ${TITLE}`);
    expect(invitation.text).toContain('“Tonight?”');
    const join = linkTo(invitation, 'join');
    await scan(join);
    const bob = new Client();
    expect((await claimByMail(join, 'Bob', bob)).status).toBe(200);
    const bobId = await playerIdOf(bob);
    expect((await playerRow(bobId))?.email).toBe('bob@example.org');

    const match = { id: game.id, path, clients: [host, bob] };
    const first = await decision(match, streamOf(1));
    if (first.seat === 0) await commit(match, host, first.view.seq, first.move);
    expect(await noticeOf(bobId)).toMatchObject({ kind: 'turn', state: 'queued' });
    later(3);
    await ringMailbox(bobId);
    const told = await lastMailTo('bob@example.org');
    expect(told.subject).toBe(`Your turn in ${TITLE} (with Ann): load a ship`);
    expect(header(told, 'x-carrack-notice')).toBe((await noticeOf(bobId))?.id);
    expect(await noticeOf(bobId)).toMatchObject({ state: 'sent', sentAt: Date.now() });

    const link = linkTo(told, 'm');
    await scan(link);
    const phone = new Client();
    const landed = await redeem<Redeemed>(link, phone);
    expect(landed.body).toEqual({ player: { id: bobId, name: 'Bob' }, game: game.id });
    const view = await phone.get<GameView>(path);
    expect(view.you).toBe(1);
    expect(view.choices.length).toBeGreaterThan(0);
    const seat = (await host.get<GameView>(path)).seats[1];
    expect(seat?.told).toBe((await noticeOf(bobId))?.sentAt);
    expect(await mailsTo('bob@example.org')).toHaveLength(2);
  });
});
