import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameView, MailedMoveAnswer, MailedMoveState, Me } from '#shared/protocol/http.ts';
import { readLink } from '../../worker/lib/links.ts';
import { gamesTable, seatsTable } from '../../worker/db/schema.ts';
import { forgetAddress } from '../../worker/db/people/players.ts';
import { Client } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { scan, tokenOf, type Read } from './support/mails.ts';
import { clientOf, wholeLog, type Match } from './support/play.ts';
import { playOn, Table } from './support/reached.ts';
import { evict } from './support/rooms.ts';

/** Moves that are sent from a mail, by a link signed for one seat and one row of the log. */

beforeEach(startClock);
afterEach(stopClock);

interface Mailed {
  readonly table: Table;
  readonly match: Match;
  /** The row after which Bob decides. */
  readonly seq: number;
  readonly mail: Read;
  readonly links: readonly string[];
}

const moveLinks = ({ links }: Read): readonly string[] =>
  links.filter((link) => new URL(link).pathname === '/move');

/** Bob was mailed that it is his turn. */
async function mailed(): Promise<Mailed> {
  const table = await Table.set();
  const match = await table.game();
  await table.toBob(match);
  await table.told();
  const mail = (await table.mails()).at(-1);
  if (mail === undefined) throw new Error('no mail');
  const { seq } = await table.bob.get<GameView>(match.path);
  return { table, match, seq, mail, links: moveLinks(mail) };
}

const request = (link: string) => ({ token: tokenOf(link), language: 'en' });
const look = (link: string, client = new Client()) =>
  client.send<MailedMoveAnswer>('/api/mail/move/look', request(link));
const send = (link: string, client = new Client()) =>
  client.send<MailedMoveAnswer>('/api/mail/move', request(link));
const stateOf = async (link: string): Promise<MailedMoveState> => (await look(link)).body.state;
const first = ({ links }: Mailed): string => links[0] ?? '';

describe('The link of a move in a mail', () => {
  test('is there for each of few moves, with a sentence on what it does', async () => {
    const { table, match, links, mail } = await mailed();
    const { choices } = await table.bob.get<GameView>(match.path);
    const [load] = choices;
    if (load?.params[0]?.kind !== 'one') throw new Error('a ship is to be loaded');
    expect(links).toHaveLength(load.params[0].of.length);
    expect(mail.text).toMatch(/- Load .*\n {2}http\S+\/move#move\./);
  });

  test('does nothing by being opened, and says what it would send, for whom', async () => {
    const told = await mailed();
    await scan(first(told));
    const seen = await look(first(told));
    expect(seen.body).toMatchObject({ gameId: told.match.id, name: 'Bob', state: { kind: 'open' } });
    expect(told.mail.text).toContain((seen.body.state as { sentence: string }).sentence);
    expect((await told.table.bob.get<GameView>(told.match.path)).seq).toBe(told.seq);
  });

  test('sends the move of its seat from any browser, and signs nobody in', async () => {
    const told = await mailed();
    const phone = new Client();
    expect((await send(first(told), phone)).body.state).toMatchObject({ kind: 'sent', acts: false });
    expect((await phone.get<Me>('/api/me')).player).toBeNull();
    const row = (await wholeLog(told.match, told.table.bob)).find(({ seq }) => seq === told.seq + 1);
    expect(row).toMatchObject({ seat: 1, by: 'person' });
  });

  test('says afterwards whose turn it is, or what is still asked', async () => {
    const told = await mailed();
    expect((await send(first(told))).body.state).toEqual({
      kind: 'sent',
      acts: false,
      asks: '',
      waitsFor: ['Ann'],
    });
    await playOn(told.match, 0);
    expect(await stateOf(first(told))).toMatchObject({
      kind: 'sent',
      acts: true,
      asks: expect.stringMatching(/load a ship|exchange a marker/),
      waitsFor: [],
    });
  });

  test('counts once, however often it is pressed', async () => {
    const told = await mailed();
    const answers = await Promise.all([send(first(told)), send(first(told)), send(first(told))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stateOf(first(told))).toMatchObject({ kind: 'sent' });
    const log = await wholeLog(told.match, told.table.bob);
    expect(log.filter(({ seq, seat }) => seq > told.seq && seat === 1)).toHaveLength(1);
  });

  test('sends nothing once another link of the mail was used, and says what has happened', async () => {
    const told = await mailed();
    const [one = '', other = ''] = told.links;
    await send(one);
    expect((await send(other)).body).toMatchObject({ code: 'STALE' });
    const state = await stateOf(other);
    expect(state).toMatchObject({ kind: 'stale', acts: false });
    expect(state.kind === 'stale' && state.since.join()).toMatch(/Bob\S* loads/);
  });

  test('sends nothing after its move was taken back, though the same decision is open again', async () => {
    const told = await mailed();
    const { table, match, seq } = told;
    await send(first(told));
    await table.bob.post(`${match.path}/undo`, { expect: seq + 1, to: seq });
    expect((await table.bob.get<GameView>(match.path)).acting).toEqual([1]);
    expect(await stateOf(first(told))).toMatchObject({ kind: 'stale', acts: true, since: [] });
    expect((await send(first(told))).body).toMatchObject({ code: 'STALE' });
  });

  test('is of no use for another seat, row or move: it is signed', async () => {
    const told = await mailed();
    const parts = tokenOf(first(told)).split('.');
    for (const [at, other] of [
      [4, '0'],
      [5, `${told.seq - 1}`],
      [6, btoa('{"type":"pass"}').replace(/=+$/, '')],
    ] as const) {
      const token = parts.with(at, other).join('.');
      expect(token).not.toBe(parts.join('.'));
      expect((await send(`http://x/move#${token}`)).body).toMatchObject({ code: 'LINK_INVALID' });
    }
    expect(readLink(env, parts.join('.'), Date.now())).toMatchObject({ for: 'move', seat: 1, seq: told.seq });
  });

  test('of one player moves for that player, even where another one is signed in', async () => {
    const told = await mailed();
    const { ann } = told.table;
    expect((await send(first(told), ann)).status).toBe(200);
    const rows = await wholeLog(told.match, ann);
    expect(rows.find(({ seq }) => seq === told.seq + 1)?.seat).toBe(1);
    expect((await ann.get<Me>('/api/me')).player?.name).toBe('Ann');
  });

  test('works no more after its player has lost the seat or given up the address', async () => {
    const told = await mailed();
    await forgetAddress(db(), told.table.bobId, Date.now() + 1);
    expect((await look(first(told))).body).toMatchObject({ code: 'LINK_INVALID' });

    const left = await mailed();
    await left.table.bob.post(`${left.match.path}/seats/1/leave`);
    expect(await stateOf(first(left))).toMatchObject({ kind: 'stale', acts: false });
    expect((await send(first(left))).status).toBeGreaterThanOrEqual(400);
  });

  test('says so too where nobody may watch', async () => {
    const told = await mailed();
    const { id } = told.match;
    await db().update(gamesTable).set({ watch: false }).where(eq(gamesTable.id, id));
    await db()
      .update(seatsTable)
      .set({ playerId: 'another' })
      .where(and(eq(seatsTable.gameId, id), eq(seatsTable.seat, 1)));
    await evict(id);
    expect(await stateOf(first(told))).toEqual({ kind: 'lost' });
  });

  test('tells nothing that spectators may not see of a game which nobody may watch', async () => {
    const table = await Table.set();
    const match = await table.game(0, { watch: false });
    await table.toBob(match);
    await table.told();
    const [link = ''] = moveLinks((await table.mails()).at(-1) as Read);
    await playOn(match, 1);
    await playOn(match, 0);
    expect(await stateOf(link)).toMatchObject({ kind: 'stale', since: [] });
    expect((await clientOf(match, 1).get<GameView>(match.path)).status).toBe('running');
  });

  test.each([
    ['a link of another purpose', (mail: Read) => mail.links.find((link) => link.includes('/m#')) ?? ''],
    ['no token', () => 'http://x/move#aaaaaaaaaaaaaaaaaaaa'],
    ['cut off', (mail: Read) => mail.links.find((link) => link.includes('/move#'))?.slice(0, 24) ?? ''],
  ])('is refused if it is %s', async (_name, pick) => {
    const { mail } = await mailed();
    expect((await send(pick(mail))).body).toMatchObject({ code: 'LINK_INVALID' });
  });
});
