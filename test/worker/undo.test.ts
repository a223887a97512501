import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#shared/kernel/types.ts';
import type { Committed, GameView, TableQuestion } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { contentsOf, logRows } from './support/database.ts';
import {
  clientOf,
  commit,
  decision,
  inPlay,
  lookAt,
  newGame,
  streamOf,
  untilPerson,
  viewOf,
  wholeLog,
  type Match,
} from './support/play.ts';
import { evict } from './support/rooms.ts';
import { connect, type FrameOf } from './support/socket.ts';

const PASS = { type: 'pass' };
const DRAW = { type: 'draw' };

/** A game of people in which `client` is to move and `others` are not. */
async function atTurn(people = 2) {
  const match = await inPlay(Array.from({ length: people }, () => 'person' as const));
  const { client, seat, view } = await decision(match, streamOf(71));
  const others = match.clients.flatMap((_, other) => (other === seat ? [] : [clientOf(match, other)]));
  return { match, client, seat, view, others };
}

const undo = (match: Match, client: Client, expect_: number, to: number) =>
  client.post<Partial<Committed> & { question?: TableQuestion }>(`${match.path}/undo`, {
    expect: expect_,
    to,
  });

const vote = (match: Match, client: Client, question: TableQuestion, answer: 'yes' | 'no', expect_: number) =>
  client.send<Partial<Committed> & { question?: TableQuestion; code?: string }>(`${match.path}/votes`, {
    expect: expect_,
    question: question.id,
    answer,
  });

/** A view without the parts that change by themselves. */
const position = ({ state, choices, acting, standings }: GameView) => ({ state, choices, acting, standings });

const drawn = (events: readonly AnyEvent[]): AnyEvent | undefined =>
  events.find(({ type }) => type === 'drawn');

describe('an undo', () => {
  test('is free while nobody else has acted and nothing was revealed', async () => {
    const { match, client, view } = await atTurn();
    await commit(match, client, view.seq, PASS);
    const answer = await undo(match, client, view.seq + 1, view.seq);
    expect(answer.commits).toMatchObject([{ seq: view.seq + 2, undone: view.seq, events: [] }]);
    const after = await viewOf(match, client);
    expect(position(after)).toEqual(position(view));
    expect(after.seq).toBe(view.seq + 2);
    await evict(match.id);
    expect(await viewOf(match, client)).toEqual(after);
  });

  test('leaves the undone rows readable and unchanged', async () => {
    const { match, client, view } = await atTurn();
    await commit(match, client, view.seq, PASS);
    const [before, stored] = [await wholeLog(match, client), await logRows(match.id)];
    await undo(match, client, view.seq + 1, view.seq);
    expect((await wholeLog(match, client)).slice(0, -1)).toEqual(before);
    expect((await logRows(match.id)).slice(0, -1)).toEqual(stored);
  });

  test('can be followed by another move, which counts', async () => {
    const { match, client, view } = await atTurn();
    await commit(match, client, view.seq, PASS);
    await undo(match, client, view.seq + 1, view.seq);
    await commit(match, client, view.seq + 2, PASS, DRAW);
    await evict(match.id);
    const after = await viewOf(match, client);
    expect(after.seq).toBe(view.seq + 3);
    expect(after.acting).not.toEqual(view.acting);
  });

  test('reaches every open page', async () => {
    const { match, client, others, view } = await atTurn();
    const live = await connect(match, others[0]!, { from: view.seq });
    await commit(match, client, view.seq, PASS);
    await undo(match, client, view.seq + 1, view.seq);
    await live.row(view.seq + 2);
    expect(live.commits.map(({ seq, undone }) => [seq, undone])).toEqual([
      [view.seq + 1, undefined],
      [view.seq + 2, view.seq],
    ]);
  });

  test('that is sent twice by a double click writes one row and gets the same answer', async () => {
    const { match, client, view } = await atTurn();
    await commit(match, client, view.seq, PASS);
    const twice = [1, 2].map(() => undo(match, client, view.seq + 1, view.seq));
    const [first, second] = await Promise.all(twice);
    await evict(match.id);
    expect(second).toEqual(first);
    expect(await undo(match, client, view.seq + 1, view.seq)).toEqual(first);
    expect((await lookAt(match)).seq).toBe(view.seq + 2);
  });

  test('does not reach the set-up or rows past the end', async () => {
    const { match, client, view } = await atTurn();
    await commit(match, client, view.seq, PASS, DRAW);
    const before = await contentsOf(match.id);
    const codes = [];
    for (const [who, to] of [
      [client, 0],
      [client, view.seq + 1],
      [client, view.seq + 9],
      [new Client(), view.seq],
    ] as const)
      codes.push((await who.send(`${match.path}/undo`, { expect: view.seq + 1, to })).body.code);
    expect(codes).toEqual(['UNDO_SETUP', 'UNDO_NOTHING', 'UNDO_NOTHING', 'NOT_YOUR_SEAT']);
    const stale = await client.send(`${match.path}/undo`, { expect: view.seq, to: view.seq });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect(await contentsOf(match.id)).toEqual(before);
  });

  test('of another player’s move is asked of everybody else', async () => {
    const { match, client, others, view } = await atTurn();
    await commit(match, client, view.seq, PASS, DRAW);
    const asked = await others[0]!.post<{ question: { asked: number[] } }>(`${match.path}/undo`, {
      expect: view.seq + 1,
      to: view.seq,
    });
    const own = (await viewOf(match, others[0]!)).you;
    expect(asked.question.asked).toEqual(view.seats.map(({ seat }) => seat).filter((seat) => seat !== own));
  });
});

describe('an undo of what others have seen', () => {
  test('asks them; everybody sees the question; the last yes carries it out', async () => {
    const { match, client, seat, others, view } = await atTurn(3);
    await commit(match, client, view.seq, PASS, DRAW);
    const seq = view.seq + 1;
    const { question } = await undo(match, client, seq, view.seq);
    const asked = [0, 1, 2].filter((other) => other !== seat);
    expect(question).toMatchObject({ kind: 'undo', by: seat, to: view.seq, asked, agreed: [] });
    await evict(match.id);
    expect((await viewOf(match, others[0]!)).question).toEqual(question);
    const first = await vote(match, others[0]!, question!, 'yes', seq);
    expect(first.body.question?.agreed).toEqual([asked[0]]);
    expect((await lookAt(match)).seq).toBe(seq);
    const last = await vote(match, others[1]!, question!, 'yes', seq);
    expect(last.body.seq).toBe(seq + 1);
    const after = await viewOf(match, client);
    expect(after.question).toBeNull();
    expect(position(after)).toEqual(position(view));
  });

  test('brings the same cards again: chance does not change', async () => {
    const { match, client, others, view } = await atTurn();
    const first = await commit(match, client, view.seq, PASS, DRAW);
    const { question } = await undo(match, client, view.seq + 1, view.seq);
    await vote(match, others[0]!, question!, 'yes', view.seq + 1);
    await evict(match.id);
    const second = await commit(match, client, view.seq + 2, PASS, DRAW);
    expect(drawn(second.commits[0]!.events)).toEqual(drawn(first.commits[0]!.events));
    expect(JSON.stringify(drawn(second.commits[0]!.events))).not.toContain('hidden');
  });

  test('is not carried out after a no, which closes the question', async () => {
    const { match, client, others, view } = await atTurn(3);
    await commit(match, client, view.seq, PASS, DRAW);
    const seq = view.seq + 1;
    const before = await viewOf(match, client);
    const { question } = await undo(match, client, seq, view.seq);
    await vote(match, others[0]!, question!, 'yes', seq);
    expect((await vote(match, others[1]!, question!, 'no', seq)).body).toEqual({ seq, commits: [] });
    expect(await viewOf(match, client)).toEqual({ ...before, endedQuestions: [expect.anything()] });
    const late = await vote(match, others[0]!, question!, 'yes', seq);
    expect([late.status, late.body.code]).toEqual([409, 'QUESTION_CLOSED']);
  });

  test('is decided by the seats that are asked, each with one vote', async () => {
    const { match, client, others, view } = await atTurn(3);
    await commit(match, client, view.seq, PASS, DRAW);
    const seq = view.seq + 1;
    const { question } = await undo(match, client, seq, view.seq);
    for (const who of [client, new Client()])
      expect((await vote(match, who, question!, 'yes', seq)).body.code).toBe('NOT_YOUR_SEAT');
    await vote(match, others[0]!, question!, 'yes', seq);
    const again = await vote(match, others[0]!, question!, 'yes', seq);
    expect(again.body.question?.agreed).toHaveLength(1);
    expect((await lookAt(match)).seq).toBe(seq);
  });

  test('is carried out once if the last yes is sent twice, and both get the same answer', async () => {
    const { match, client, others, view } = await atTurn();
    await commit(match, client, view.seq, PASS, DRAW);
    const { question } = await undo(match, client, view.seq + 1, view.seq);
    const first = await vote(match, others[0]!, question!, 'yes', view.seq + 1);
    await evict(match.id);
    const second = await vote(match, others[0]!, question!, 'yes', view.seq + 1);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await lookAt(match)).seq).toBe(view.seq + 2);
  });

  test('is no longer asked for once a move has been played', async () => {
    const { match, client, others, view } = await atTurn();
    await commit(match, client, view.seq, PASS, DRAW);
    const { question } = await undo(match, client, view.seq + 1, view.seq);
    await commit(match, others[0]!, view.seq + 1, PASS);
    expect((await lookAt(match)).question).toBeNull();
    expect((await vote(match, others[0]!, question!, 'yes', view.seq + 2)).body.code).toBe('QUESTION_CLOSED');
  });

  test('can be withdrawn by the player who asked, and by nobody else', async () => {
    const { match, client, others, view } = await atTurn(3);
    await commit(match, client, view.seq, PASS, DRAW);
    const { question } = await undo(match, client, view.seq + 1, view.seq);
    expect((await vote(match, client, question!, 'yes', view.seq + 1)).body.code).toBe('NOT_YOUR_SEAT');
    expect((await lookAt(match)).question).not.toBeNull();
    expect((await vote(match, client, question!, 'no', view.seq + 1)).status).toBe(200);
    expect((await lookAt(match)).question).toBeNull();
    expect((await vote(match, others[0]!, question!, 'yes', view.seq + 1)).body.code).toBe('QUESTION_CLOSED');
  });

  test('is shown on open pages at once, and votes write no rows', async () => {
    const { match, client, others, view } = await atTurn(3);
    await commit(match, client, view.seq, PASS, DRAW);
    const live = await connect(match, others[0]!, { from: view.seq + 1 });
    const { question } = await undo(match, client, view.seq + 1, view.seq);
    const questions = () =>
      live.frames
        .filter((frame): frame is FrameOf<'table'> => frame.type === 'table')
        .map((frame) => frame.question);
    await live.until(() => questions().some((open) => open?.id === question?.id));
    await vote(match, others[0]!, question!, 'yes', view.seq + 1);
    await live.until(() => questions().at(-1)?.agreed.length === 1);
    await vote(match, others[1]!, question!, 'no', view.seq + 1);
    await live.until(() => questions().at(-1) === null);
    expect(live.seqs).toEqual([]);
  });
});

describe('among bots', () => {
  test('an undo is free, even past their moves; they then play on', async () => {
    const match = await inPlay(['person', 'bot', 'bot']);
    const client = clientOf(match, 0);
    const view = await untilPerson(match);
    const first = await commit(match, client, view.seq, PASS, DRAW);
    const later = await untilPerson(match);
    expect(later.seq).toBeGreaterThan(view.seq + 1);
    const { commits } = await undo(match, client, later.seq, view.seq);
    expect(commits).toMatchObject([{ undone: view.seq }]);
    expect(position(await viewOf(match, client))).toEqual(position(view));
    const second = await commit(match, client, later.seq + 1, PASS, DRAW);
    expect(drawn(second.commits[0]!.events)).toEqual(drawn(first.commits[0]!.events));
    const next = await untilPerson(match);
    expect(next.acting).toEqual([0]);
    expect((await wholeLog(match)).filter(({ undone }) => undone !== undefined)).toHaveLength(1);
  });
});

describe('an undo reveals no bot’s plan:', () => {
  /** Fills the ships until a bot has answered a person: loading shows nothing and draws nothing. */
  async function answeredByBot() {
    const match = await newGame(['person', 'person', 'bot']);
    for (const stream = streamOf(72); ;) {
      const { client, seat, view, move } = await decision(match, stream);
      await commit(match, client, view.seq, move);
      const after = await untilPerson(match);
      if (after.seq > view.seq + 1) return { match, client, seat, view, after };
    }
  }

  test('a move that a bot has answered is undone only with the consent of the other people', async () => {
    const { match, client, seat, view, after } = await answeredByBot();
    const { question } = await undo(match, client, after.seq, view.seq);
    expect(question).toMatchObject({ by: seat, to: view.seq, asked: [1 - seat] });
    expect((await lookAt(match)).seq).toBe(after.seq);
    const { body } = await vote(match, clientOf(match, 1 - seat), question!, 'yes', after.seq);
    expect(body.commits).toMatchObject([{ undone: view.seq }]);
  });

  test('a bot gives the same answer to the same move, however often it is undone and repeated', async () => {
    const match = await inPlay(['person', 'bot', 'bot']);
    const client = clientOf(match, 0);
    const start = await untilPerson(match);
    const answers: unknown[] = [];
    for (let tries = 0, { seq } = start; tries < 3; tries += 1) {
      await commit(match, client, seq, PASS, DRAW);
      const after = await untilPerson(match);
      const bots = (await wholeLog(match)).filter((row) => row.seq > seq && row.by === 'bot');
      expect(bots.length).toBeGreaterThan(0);
      answers.push(bots.map((row) => ({ seat: row.seat, events: row.events })));
      await undo(match, client, after.seq, start.seq);
      seq = after.seq + 1;
      await evict(match.id);
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });
});
