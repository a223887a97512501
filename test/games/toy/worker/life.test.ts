import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { Client } from '../../../worker/support/client.ts';
import { later, startClock, stopClock } from '../../../worker/support/clock.ts';
import { gameRow } from '../../../worker/support/database.ts';
import {
  claimByMail,
  giveAddress,
  lastMailTo,
  linkTo,
  playerIdOf,
  ringMailbox,
} from '../../../worker/support/mails.ts';
import { commit, lookAt, playRandomly, streamOf, wholeLog } from '../../../worker/support/play.ts';

beforeEach(startClock);
afterEach(stopClock);

/** The toy is in no list of the service: these tests show what follows from a game's own folders alone. */

const HOST = { kind: 'me', name: 'Ann' };

let games = 0;

/** Ann's game with Bob, whom she has invited by mail. */
async function invited(options: object = {}) {
  games += 1;
  const [annMail, bobMail] = [`ann${games}@toy.example.org`, `bob${games}@toy.example.org`];
  const ann = new Client();
  const bob = new Client();
  const seats = [HOST, { kind: 'invite', email: bobMail }];
  const { id } = await ann.post<CreatedGame>('/api/games', { game: 'toy', options, seats });
  await giveAddress(ann, annMail);
  await ringMailbox(await playerIdOf(ann));
  const invitation = await lastMailTo(bobMail);
  await claimByMail(linkTo(invitation, 'join'), 'Bob', bob);
  return {
    match: { id, path: `/api/games/${id}`, clients: [ann, bob] },
    ann,
    bob,
    annMail,
    bobMail,
    invitation,
  };
}

test('a game is played from the invitation to the final score, and its mails tell of it', async () => {
  const { match, ann, bob, annMail, bobMail, invitation } = await invited({ length: 'long' });
  expect(invitation.subject).toBe('Ann invites you to Toy');
  const begun = await ann.get<GameView>(match.path);
  expect(begun).toMatchObject({
    game: 'toy',
    status: 'running',
    acting: [0, 1],
    options: { length: 'long' },
  });

  await bob.fetch('/api/me', { method: 'PATCH', json: { language: 'pl' } });
  const [lay] = begun.choices;
  if (lay?.params[0]?.kind !== 'one') throw new Error('a card is to be laid');
  await commit(match, ann, begun.seq, { type: 'lay', card: lay.params[0].of[0] } as { type: string });
  later(3);
  await ringMailbox(await playerIdOf(bob));
  const turn = await lastMailTo(bobMail);
  expect(turn.subject).toMatch(/^Twoja kolej: Toy.*Ann.* – połóż kartę$/);
  expect(turn.text).toContain('kładzie zakrytą kartę');

  const over = await playRandomly(match, streamOf(1));
  expect(over.status).toBe('over');
  expect(over.standings?.map(({ rank }) => rank)).toContain(1);
  expect(over.standings?.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(0);
  later(3);
  await ringMailbox(await playerIdOf(ann));
  expect((await lastMailTo(annMail)).text).toContain('draws no more');
});

test('a card that a player lays is not shown to the other before all are uncovered', async () => {
  const { match, ann, bob } = await invited();
  const { seq, choices } = await ann.get<GameView>(match.path);
  const [lay] = choices;
  if (lay?.params[0]?.kind !== 'one') throw new Error('a card is to be laid');
  const card = lay.params[0].of[0];
  await commit(match, ann, seq, { type: 'lay', card } as { type: string });
  const laidBy = async (client: Client) => (await wholeLog(match, client)).at(-1)?.events;
  expect(await laidBy(ann)).toEqual([{ type: 'laid', seat: 0, card }]);
  expect(await laidBy(bob)).toEqual([{ type: 'laid', seat: 0, card: '?' }]);
});

test('a refused move names its reason', async () => {
  const { match, bob } = await invited();
  const { seq } = await bob.get<GameView>(match.path);
  const refused = await bob.send(`${match.path}/moves`, { expect: seq, moves: [{ type: 'lay', card: -1 }] });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'CARD_NOT_HELD', detail: 'You do not hold this card.' },
  });
});

test('bots play it, at the levels it has', async () => {
  const ann = new Client();
  const seats = [HOST, { kind: 'bot', level: 'normal' }, { kind: 'bot', level: 'easy' }];
  const { id } = await ann.post<CreatedGame>('/api/games', { game: 'toy', seats });
  const match = { id, path: `/api/games/${id}`, clients: [ann, undefined, undefined] };
  expect((await playRandomly(match, streamOf(2))).status).toBe('over');
  expect((await lookAt(match)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  const strong = { game: 'toy', seats: [HOST, { kind: 'bot', level: 'strong' }] };
  expect((await ann.send('/api/games', strong)).status).toBe(422);
});

test('its row keeps what its players are asked', async () => {
  const { match } = await invited();
  expect((await gameRow(match.id)).asks).toEqual({ 0: ['lay'], 1: ['lay'] });
});
