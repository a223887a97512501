import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import { createApi } from '../../web/lib/api.ts';
import { GameModel } from '../../web/table/game.ts';
import { storedDraft } from '../../web/table/draft.ts';
import { NotesModel } from '../../web/features/talk/notes.ts';
import { sendUndo, sendVote } from '../../web/features/votes/votes.ts';
import { TalkModel } from '../../web/features/talk/talk.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, type Tab } from './support/world.ts';

/** Two tabs of a browser share its cookie. In the other tab another player signs in. */

const ID = 'a222222222222222';
const PASS: AnyMove = { type: 'pass' };

/** A browser in which the player of `seat` (null: nobody) is signed in. It records the seats that requests assert. */
class Browser {
  readonly game = new GameServer(0);
  seat: number | null = 0;
  readonly named: (readonly [path: string, seat: string | null])[] = [];

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const path = String(input);
    const named = new Headers(init?.headers).get(SEAT_HEADER);
    this.named.push([path.replace(/^.*\//, ''), named]);
    if (path === '/api/me') return Response.json({ player: this.#player(), engine: ENGINE });
    if (named !== null && named !== `${this.seat}`)
      return Response.json({ status: 403, code: 'NOT_YOUR_SEAT' }, { status: 403 });
    if (path.endsWith('/notes')) return Response.json({ text: '', version: 0 });
    if (path.endsWith('/messages'))
      return Response.json(init?.body === undefined ? { messages: [], earlier: false } : { seq: 1 });
    if (init?.method === 'POST' && !path.endsWith('/moves'))
      return Response.json({ seq: this.game.seq, commits: [] });
    if (path === `/api/games/${ID}`) return Response.json({ ...this.game.view(), you: this.seat });
    return this.game.fetch(input, init);
  };

  #player() {
    return this.seat === null ? null : { id: `p${this.seat}`, name: `Player ${this.seat}`, language: null };
  }
}

async function myTurn() {
  const browser = new Browser();
  browser.game.playUntilTurnOf(0);
  const base = openTab(browser.game);
  let lines = 0;
  const live: Tab['live'] = (...line) => {
    lines += 1;
    return base.live(...line);
  };
  const tab: Tab = { ...base, api: createApi(browser.fetch), live };
  const game = new GameModel(ID, tab);
  await settled();
  /** The live connection brings a table frame for the player of seat `you`. */
  const tell = async (you: number | null): Promise<void> => {
    const { status, acting, seats, commitment, question, clock, rematch, title } = browser.game.view();
    const table = { status, acting, seats, commitment, question, clock, rematch, title };
    tab.listener().frame({ type: 'table', engine: ENGINE, ...table, you });
    await settled();
  };
  return { browser, tab, game, tell, lines: () => lines };
}

test('every write asserts the seat that the page was opened for', async () => {
  const { browser, tab, game } = await myTurn();
  const talk = new TalkModel(ID, tab, game);
  talk.write('Hello');
  await talk.send();
  const notes = new NotesModel(ID, 0, tab);
  await notes.load();
  notes.edit('mine');
  notes.save();
  game.choose(PASS);
  game.send();
  await settled();
  await sendUndo(game, tab);
  await sendVote(
    game,
    tab,
    { id: 'q', kind: 'undo', by: 1, to: 1, asked: [0], agreed: [], declined: [], lapses: null },
    'no',
  );
  await settled();
  const written = browser.named.filter(([, seat]) => seat !== null).map(([path]) => path);
  expect(new Set(written)).toEqual(new Set(['messages', 'notes', 'moves', 'undo', 'votes']));
  expect(new Set(browser.named.map(([, seat]) => seat))).toEqual(new Set([null, '0']));
});

test('a commit is not played for another player: the draft stays, and the page says who is signed in', async () => {
  const { browser, tab, game } = await myTurn();
  const seq = browser.game.seq;
  game.choose(PASS);
  browser.seat = 2;
  game.send();
  await settled();
  expect(browser.game.seq).toBe(seq);
  expect(game.sending.value).toMatchObject({ kind: 'refused', failure: { code: 'NOT_YOUR_SEAT' } });
  expect(game.planned.value.map(({ move }) => move)).toEqual([PASS]);
  expect(game.signedIn.value).toEqual({ name: 'Player 2' });
  expect([game.you.value, storedDraft(tab.session, ID, 0)?.moves]).toEqual([0, [PASS]]);
  expect(storedDraft(tab.session, ID, 2)).toBeUndefined();
});

test.each([
  [2, 'Player 2'],
  [null, null],
])('a page that learns that the player of seat %s is signed in stays unchanged', async (seat, name) => {
  const { browser, game } = await myTurn();
  game.choose(PASS);
  const { state } = game.position.value;
  browser.seat = seat;
  await game.refresh();
  await settled();
  expect([game.signedIn.value, game.you.value, game.position.value.state]).toEqual([{ name }, 0, state]);
  expect(game.planned.value).toHaveLength(1);
});

test('a page whose player has signed in again catches up with the game', async () => {
  const { browser, game } = await myTurn();
  browser.seat = 2;
  await game.refresh();
  await settled();
  browser.seat = 0;
  browser.game.play(0, PASS);
  await game.refresh();
  expect([game.signedIn.value, game.position.value.seq]).toEqual([undefined, browser.game.seq]);
});

test('frames for another player are ignored', async () => {
  const { browser, tab, game, tell } = await myTurn();
  const { seq } = game.position.value;
  browser.seat = 1;
  await tell(1);
  browser.game.play(0, PASS);
  tab.listener().frame(browser.game.frame());
  await settled();
  expect([game.position.value.seq, game.signedIn.value]).toEqual([seq, { name: 'Player 1' }]);
});

test('a spectator who takes a seat is its player from then on', async () => {
  const { browser, tab } = await myTurn();
  browser.seat = null;
  const game = new GameModel(ID, tab);
  await settled();
  browser.seat = 0;
  await game.refresh();
  expect([game.you.value, game.signedIn.value]).toEqual([0, undefined]);
});

describe('A live connection that has another session than the browser', () => {
  test('is opened again, so that a guest who signs in elsewhere and brings the seat along plays on', async () => {
    const { browser, game, tell, lines } = await myTurn();
    await tell(0);
    expect(lines()).toBe(1);
    await tell(null); // the seat is no longer the guest's, but the signed-in player's
    expect([game.signedIn.value, game.you.value, lines()]).toEqual([undefined, 0, 2]);
    game.choose(PASS);
    game.send();
    await settled();
    expect([game.planned.value, game.position.value.seq]).toEqual([[], browser.game.seq]);
    await tell(0);
    expect(lines()).toBe(2);
  });

  test('does not decide who is signed in; only a fetched answer does', async () => {
    const { browser, game, tell } = await myTurn();
    browser.seat = 2;
    await game.refresh();
    await tell(0);
    expect(game.signedIn.value).toEqual({ name: 'Player 2' });
    browser.seat = 0;
    await tell(0);
    expect(game.signedIn.value).toBeUndefined();
  });

  test('is opened again if a spectator has got a seat', async () => {
    const { browser, tab } = await myTurn();
    browser.seat = null;
    const game = new GameModel(ID, tab);
    await settled();
    const { status, acting, seats, commitment, question, clock, rematch, title } = browser.game.view();
    const first = tab.listener();
    const table = { status, acting, seats, commitment, question, clock, rematch, title };
    first.frame({ type: 'table', engine: ENGINE, ...table, you: null });
    browser.seat = 0;
    await game.refresh();
    await settled();
    expect([game.you.value, tab.listener() === first]).toEqual([0, false]);
  });
});

test('a page whose commit is accepted again belongs to its player again', async () => {
  const { browser, game } = await myTurn();
  browser.seat = 2;
  await game.refresh();
  browser.seat = 0;
  game.choose(PASS);
  game.send();
  await settled();
  expect([game.signedIn.value, game.position.value.seq]).toEqual([undefined, browser.game.seq]);
});

test('a page whose player has signed out and in again elsewhere is connected again once a commit of theirs is accepted', async () => {
  const { tab, game, lines } = await myTurn();
  tab.listener().connection('ended');
  expect([game.connection.value, lines()]).toEqual(['ended', 1]);
  game.choose(PASS);
  game.send();
  await settled();
  expect([game.connection.value, lines()]).toEqual(['connecting', 2]);
});

test('a spectator who gets a seat can write messages', async () => {
  const { browser, tab } = await myTurn();
  browser.seat = null;
  const game = new GameModel(ID, tab);
  await settled();
  const talk = new TalkModel(ID, tab, game);
  browser.seat = 0;
  await game.refresh();
  talk.write('Hello');
  await talk.send();
  expect([talk.text.value, talk.asking.value]).toEqual(['', { kind: 'idle' }]);
  expect(browser.named.at(-1)).toEqual(['messages', '0']);
});

test('a message that is refused for that stays, and the page asks who is signed in', async () => {
  const { browser, tab } = await myTurn();
  let asked = 0;
  const table = {
    lastMessage: signal(undefined),
    connection: signal('live' as const),
    you: signal(0),
    refresh: async () => void (asked += 1),
  };
  const talk = new TalkModel(ID, tab, table);
  talk.write('Hello');
  browser.seat = 1;
  await talk.send();
  expect([talk.text.value, asked]).toEqual(['Hello', 1]);
});
