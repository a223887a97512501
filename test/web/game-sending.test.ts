import { expect, test } from 'vitest';
import { signal } from '@preact/signals';
import { sendingText, RebasedNotice } from '../../web/table/TurnBar.tsx';
import type { Game } from '../../web/table/game.ts';
import { createSender } from '../../web/table/sending.ts';
import type { Moves } from '#shared/protocol/http.ts';
import { textIn } from './support/drawn.ts';
import { settled } from './support/world.ts';
import { PASS, DRAW, myTurn, typesOf } from './support/openGame.ts';

/** What the page says of a draft after the game moved on. */
function saidOf(game: Pick<Game, 'log' | 'you' | 'rebased'>): string {
  const rebased = game.rebased.value;
  return rebased === undefined ? '' : textIn(RebasedNotice({ game, rebased }));
}

test('a double send sends once, and the answer empties the draft', async () => {
  const { server, game } = await myTurn();
  const seq = server.seq;
  game.choose(PASS);
  game.choose(DRAW);
  game.send();
  game.send();
  expect(game.offered.value).toEqual([]);
  await settled();
  expect(server.asked).toEqual([{ expect: seq, moves: [PASS, DRAW] }]);
  expect(game.sending.value).toEqual({ kind: 'sent', seq: seq + 1 });
  expect(typesOf(game)).toEqual([]);
  expect(game.position.value.seq).toBe(seq + 1);
});

test('the last move of a turn sends the draft with it', async () => {
  const { server, game } = await myTurn();
  const seq = server.seq;
  game.choose(PASS);
  game.choose(DRAW, true);
  await settled();
  expect(server.asked).toEqual([{ expect: seq, moves: [PASS, DRAW] }]);
});

test('a last move that is refused sends nothing, and the draft is kept', async () => {
  const { server, game } = await myTurn();
  game.choose(PASS);
  game.choose(PASS, true);
  await settled();
  expect([server.asked, typesOf(game)]).toEqual([[], ['pass']]);
  expect(game.refusal.value).toBeDefined();
});

test.each([
  ['it is still the sender’s turn', true, 'Sent. It is still your turn.'],
  ['others are to move', false, 'Sent.'],
])('what was sent is said, and that %s', (_, yours, text) => {
  expect(sendingText({ kind: 'sent', seq: 2 }, yours)).toBe(text);
});

test('the sender refuses a second commit while one is under way', async () => {
  const sent: Moves[] = [];
  const sender = createSender({
    send: async (commit) => {
      sent.push(commit);
      return { ok: true, value: { seq: 2, commits: [] } };
    },
    later: () => () => undefined,
    accepted: () => undefined,
    rejected: () => undefined,
  });
  sender.submit({ expect: 1, moves: [PASS as Moves['moves'][number]] });
  sender.submit({ expect: 1, moves: [DRAW as Moves['moves'][number]] });
  await settled();
  expect(sent).toEqual([{ expect: 1, moves: [PASS] }]);
});

test('the frame with the page’s own commit may come before the answer', async () => {
  const { server, game, tab } = await myTurn();
  const seq = server.seq;
  game.choose(PASS);
  game.send();
  expect(server.seq).toBe(seq + 1);
  tab.listener().frame(server.frame());
  expect(game.sending.value.kind).toBe('sending');
  await settled();
  expect(game.rebased.value).toBeUndefined();
  expect(game.position.value.seq).toBe(seq + 1);
  expect(typesOf(game)).toEqual([]);
});

test.each(['lost on the way', 'answer lost'] as const)(
  'after “%s” the same commit is sent again and counts once',
  async (mishap) => {
    const { server, game, tab } = await myTurn();
    const seq = server.seq;
    server.mishaps.push(mishap, mishap);
    game.choose(PASS);
    game.send();
    await settled();
    expect(game.sending.value).toMatchObject({ kind: 'unknown', wait: 2_000 });
    game.choose(DRAW);
    expect(typesOf(game)).toEqual(['pass']);
    tab.timers.shift()?.run();
    await settled();
    expect(game.sending.value).toMatchObject({ kind: 'unknown', wait: 4_000 });
    game.repeat();
    await settled();
    expect(tab.timers).toEqual([]);
    expect(server.asked).toEqual(Array.from({ length: 3 }, () => ({ expect: seq, moves: [PASS] })));
    expect(server.seq).toBe(seq + 1);
    expect(game.sending.value.kind).toBe('sent');
  },
);

test('a commit with an unknown outcome is sent again when the network is back', async () => {
  const { server, game, tab } = await myTurn();
  server.mishaps.push({ status: 503, code: 'OUTCOME_UNKNOWN' });
  game.choose(PASS);
  game.send();
  await settled();
  expect(game.sending.value.kind).toBe('unknown');
  tab.listener().connection('live');
  await settled();
  expect(game.sending.value.kind).toBe('sent');
});

test('a refused commit shows the reason and keeps the draft', async () => {
  const { server, game } = await myTurn();
  server.mishaps.push({ status: 422, code: 'SAME_GOOD' });
  game.choose(PASS);
  game.send();
  await settled();
  expect(game.sending.value).toMatchObject({ kind: 'refused', failure: { code: 'SAME_GOOD' } });
  expect(typesOf(game)).toEqual(['pass']);
});

test('a stale draft that is still legal is kept, and the page says so', async () => {
  const { server, game } = await myTurn();
  game.choose(PASS);
  server.takeBack(2, server.seq - 1); // an undo, so that the previous seat is to move again
  server.playUntilTurnOf(0);
  game.send();
  await settled();
  expect(server.asked).toHaveLength(1);
  expect(game.position.value.seq).toBe(server.seq);
  expect(game.rebased.value).toMatchObject({ kept: 1 });
  expect(saidOf(game)).toMatch('The game has moved on. Your draft is still possible and is kept.');
  expect(typesOf(game)).toEqual(['pass']);
  game.send();
  await settled();
  expect(game.sending.value.kind).toBe('sent');
});

test('a stale draft that is no longer legal names the step that broke', async () => {
  const { server, game, tab } = await myTurn();
  game.choose(PASS);
  game.choose(DRAW);
  server.play(0, PASS); // on another device
  tab.listener().frame(server.frame());
  await settled();
  expect(game.rebased.value).toMatchObject({ kept: 0, broken: { at: 0, code: 'PLANNING_OVER' } });
  expect(game.offered.value).toEqual(server.view().choices);
  expect(saidOf(game)).toMatch(
    'You have moved in another window, or on another device. The draft in this window is discarded.',
  );
});

test.each([
  [0, /The game has moved on\. Your draft is no longer possible: [^.]+\.$/],
  [1, /The game has moved on\. Step 2 of your draft is no longer possible: .* 1 step before it is kept\.$/],
])(
  'a draft that breaks by what others do says why, and counts only steps that are kept: %i',
  (kept, said) => {
    const rebased = signal({ from: 0, kept, broken: { at: kept, code: 'NOT_YOUR_TURN' } });
    expect(saidOf({ log: signal([]), you: signal(0), rebased })).toMatch(said);
  },
);
