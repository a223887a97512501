import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Message, NewMessage, NotesAnswer, PutNotes } from '#shared/protocol/http.ts';
import { createApi } from '../../web/lib/api.ts';
import { NotesModel } from '../../web/features/talk/notes.ts';
import { TalkModel, type Talk } from '../../web/features/talk/talk.ts';
import type { Connection } from '../../web/lib/liveConnection.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage, type Tab } from './support/world.ts';

const ID = 'a222222222222222';

/** Messages and notes behind the service's HTTP contract, in memory. */
class TalkServer {
  readonly messages: Message[] = [];
  readonly sent: NewMessage[] = [];
  notes: NotesAnswer = { text: '', version: 0 };
  /** The answer to every change of notes. */
  refusal: { readonly status: number; readonly code: string } | undefined;
  /** How many of the next answers are lost. */
  lost = 0;
  /** Requests for messages. */
  asked = 0;
  readonly #ids = new Map<string, Message>();

  say(seat: number, text: string): Message {
    const message = { seq: this.messages.length + 1, seat, text, at: 0 };
    this.messages.push(message);
    return message;
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const path = new URL(String(input), 'http://carrack.test');
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    const answer = path.pathname.endsWith('/notes') ? this.#notes(body) : this.#messages(path, body);
    this.lost -= 1;
    if (this.lost >= 0) throw new TypeError('fetch failed');
    return answer;
  };

  #notes(body: unknown): Response {
    if (body === undefined) return json(200, this.notes);
    if (this.refusal !== undefined) return json(this.refusal.status, this.refusal);
    const { text, version } = body as PutNotes;
    if (version !== this.notes.version && text !== this.notes.text)
      return json(409, { status: 409, code: 'NOTES_CHANGED' });
    if (version === this.notes.version) this.notes = { text, version: version + 1 };
    return json(200, this.notes);
  }

  #messages(path: URL, body: unknown): Response {
    if (body === undefined) {
      this.asked += 1;
      const before = Number(path.searchParams.get('before') ?? Infinity);
      const all = this.messages.filter(({ seq }) => seq < before);
      return json(200, { messages: all.slice(-5), earlier: all.length > 5 });
    }
    const message = body as NewMessage;
    this.sent.push(message);
    const said = this.#ids.get(message.id) ?? this.say(0, message.text);
    this.#ids.set(message.id, said);
    return json(200, said);
  }
}

const json = (status: number, body: unknown): Response => Response.json(body, { status });

interface Opened {
  readonly server: TalkServer;
  readonly tab: Tab;
  readonly talk: Talk;
  readonly table: ReturnType<typeof newTable>;
}

const newTable = () => ({
  lastMessage: signal<Message | undefined>(undefined),
  connection: signal<Connection>('live'),
  you: signal(0),
});

let drawn = 0;
const tabFor = (server: TalkServer, session = storage()): Tab => ({
  ...openTab(new GameServer(), session),
  api: createApi(server.fetch),
  entropy: () => `${(drawn += 1)}-`.padEnd(64, '0'),
});

async function open(server = new TalkServer(), tab = tabFor(server)): Promise<Opened> {
  const table = newTable();
  const talk = new TalkModel(ID, tab, table);
  await settled();
  return { server, tab, talk, table };
}

const textsOf = (talk: Talk): string[] => talk.messages.value.map(({ text }) => text);

describe('The messages of a table', () => {
  test('are fetched, and new ones are added once', async () => {
    const server = new TalkServer();
    server.say(1, 'one');
    const { talk, table } = await open(server);
    const two = server.say(2, 'two');
    table.lastMessage.value = two;
    table.lastMessage.value = { ...two };
    expect(textsOf(talk)).toEqual(['one', 'two']);
  });

  test('that were missed are fetched, after a gap and after a reconnection', async () => {
    const { server, talk, table } = await open();
    server.say(1, 'one');
    table.lastMessage.value = server.say(1, 'two');
    await settled();
    expect(textsOf(talk)).toEqual(['one', 'two']);
    table.connection.value = 'connecting';
    server.say(2, 'three');
    table.connection.value = 'live';
    await settled();
    expect(textsOf(talk)).toEqual(['one', 'two', 'three']);
  });

  test('are fetched once, with the live connection; without one after two seconds', async () => {
    for (const comes of [true, false]) {
      const server = new TalkServer();
      server.say(1, 'one');
      const tab = tabFor(server);
      const table = { ...newTable(), connection: signal<Connection>('connecting') };
      const talk = new TalkModel(ID, tab, table);
      await settled();
      expect([server.asked, tab.timers.map(({ ms }) => ms)]).toEqual([0, [2_000]]);
      if (comes) table.connection.value = 'live';
      else tab.timers.shift()?.run();
      await settled();
      expect([textsOf(talk), server.asked, tab.timers]).toEqual([['one'], 1, []]);
    }
  });

  test('of long ago are fetched on demand; a gap larger than a page drops what is before it', async () => {
    const server = new TalkServer();
    for (let n = 1; n <= 8; n += 1) server.say(1, `${n}`);
    const { talk, table } = await open(server);
    expect([textsOf(talk), talk.earlier.value]).toEqual([['4', '5', '6', '7', '8'], true]);
    await talk.loadEarlier();
    expect([textsOf(talk).length, talk.earlier.value]).toEqual([8, false]);
    for (let n = 9; n <= 20; n += 1) server.say(1, `${n}`);
    table.lastMessage.value = server.messages.at(-1);
    await settled();
    expect([textsOf(talk), talk.earlier.value]).toEqual([['16', '17', '18', '19', '20'], true]);
  });

  test('of others are new until they were shown, even after a reload; the player’s own never are', async () => {
    const server = new TalkServer();
    server.say(1, 'Hello');
    server.say(0, 'Hi');
    server.say(2, 'Good luck');
    const first = await open(server);
    expect(first.talk.fresh.value.map(({ text }) => text)).toEqual(['Hello', 'Good luck']);
    first.talk.hear();
    expect(first.talk.fresh.value).toEqual([]);
    const again = await open(server, first.tab);
    expect(again.talk.fresh.value).toEqual([]);
    again.table.lastMessage.value = server.say(1, 'New');
    expect(again.talk.fresh.value.map(({ text }) => text)).toEqual(['New']);
  });
});

describe('A message that the player writes', () => {
  test('is sent and shown, and the field is empty for the next', async () => {
    const { server, talk } = await open();
    talk.write('Hello');
    await talk.send();
    expect([textsOf(talk), talk.text.value, server.sent.length]).toEqual([['Hello'], '', 1]);
    await talk.send();
    expect(server.sent.length).toBe(1);
  });

  test('is kept over a reload until it is sent', async () => {
    const first = await open();
    first.talk.write('Half a sen');
    const again = await open(first.server, first.tab);
    expect(again.talk.text.value).toBe('Half a sen');
    await again.talk.send();
    expect((await open(first.server, first.tab)).talk.text.value).toBe('');
  });

  test('is not shown to another player who shares the browser', async () => {
    const first = await open();
    first.talk.write('Half a sen');
    const table = { ...newTable(), you: signal(1) };
    expect(new TalkModel(ID, first.tab, table).text.value).toBe('');
  });

  test('whose answer was lost stays, and counts once when it is sent again, even after a reload', async () => {
    const { server, talk, tab } = await open();
    talk.write('Once');
    server.lost = 1;
    await talk.send();
    expect(talk.asking.value).toMatchObject({ kind: 'failed', failure: { code: 'NETWORK' } });
    expect(talk.text.value).toBe('Once');
    const again = await open(server, tab);
    await again.talk.send();
    expect(server.messages.map(({ text }) => text)).toEqual(['Once']);
    expect(again.talk.text.value).toBe('');
  });

  test('that was changed after a failure is another message', async () => {
    const { server, talk } = await open();
    talk.write('One');
    server.lost = 1;
    await talk.send();
    talk.write('Two');
    await talk.send();
    expect(server.messages.map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  test('is not lost if the player writes on while the previous one is under way', async () => {
    const { talk } = await open();
    talk.write('One');
    const sending = talk.send();
    talk.write('One, and two'); // it is still in the field
    void talk.send();
    await sending;
    await settled();
    expect([textsOf(talk), talk.text.value]).toEqual([['One'], 'One, and two']);
  });
});

describe('The player’s notes', () => {
  async function openNotes(server = new TalkServer(), tab = tabFor(server), seat = 0) {
    const notes = new NotesModel(ID, seat, tab);
    await notes.load();
    const pause = async (): Promise<void> => {
      tab.timers.splice(0).forEach(({ run }) => run());
      await settled();
    };
    return { server, tab, notes, pause };
  }

  test('are saved after a pause, once for everything written before it', async () => {
    const { server, tab, notes, pause } = await openNotes();
    expect(notes.saving.value.kind).toBe('saved');
    notes.edit('a');
    notes.edit('ab');
    expect([notes.saving.value.kind, server.notes.version, tab.timers.length]).toEqual(['unsaved', 0, 1]);
    await pause();
    expect([notes.saving.value.kind, server.notes]).toEqual(['saved', { text: 'ab', version: 1 }]);
  });

  test('that change while they are being saved are saved again', async () => {
    const { server, notes, pause } = await openNotes();
    notes.edit('a');
    notes.save();
    notes.edit('ab');
    await settled();
    expect([notes.saving.value.kind, server.notes.text]).toEqual(['unsaved', 'a']);
    await pause();
    expect([notes.saving.value.kind, server.notes]).toEqual(['saved', { text: 'ab', version: 2 }]);
  });

  test('that were not saved outlive a reload and a lost answer', async () => {
    const first = await openNotes();
    first.notes.edit('mine');
    first.server.lost = 1;
    first.notes.save();
    await settled();
    expect(first.notes.saving.value.kind).toBe('failed');
    const again = await openNotes(first.server, tabFor(first.server, first.tab.session));
    expect([again.notes.text.value, again.notes.saving.value.kind]).toEqual(['mine', 'saved']);
    expect(first.server.notes).toEqual({ text: 'mine', version: 1 });
  });

  test('that were not saved are saved after a reload, also if nobody looks at them there', async () => {
    const { server, notes, tab } = await openNotes();
    notes.edit('mine');
    const next = tabFor(server, tab.session);
    const { saving } = new NotesModel(ID, 0, next);
    await settled();
    next.timers.splice(0).forEach(({ run }) => run());
    await settled();
    expect([saving.value.kind, server.notes.text]).toEqual(['saved', 'mine']);
  });

  test('that an earlier page has left stay as they are written on when their panel is opened, however late the answer comes', async () => {
    const { server, notes, tab } = await openNotes();
    notes.edit('mine');
    const next = tabFor(server, tab.session);
    const reads = Promise.withResolvers<void>();
    const notesOf = next.api.ask;
    let asked = 0;
    const ask: typeof notesOf = async (method, ...rest) => {
      const answer = await notesOf<never>(method, ...rest);
      if (method === 'GET' && (asked += 1) === 2) await reads.promise;
      return answer;
    };
    const again = new NotesModel(ID, 0, { ...next, api: { ...next.api, ask } });
    await settled();
    void again.load(); // the panel is opened
    await settled();
    again.edit('mine, written on');
    again.save();
    await settled();
    reads.resolve();
    await settled();
    expect([again.text.value, server.notes.text]).toEqual(['mine, written on', 'mine, written on']);
  });

  test('that are written on after a lost answer are saved: the version there is the player’s own', async () => {
    const { server, notes, pause } = await openNotes();
    notes.edit('a');
    server.lost = 1;
    await pause();
    expect(notes.saving.value.kind).toBe('failed');
    notes.edit('ab');
    await pause();
    await pause();
    expect([notes.saving.value.kind, server.notes]).toEqual(['saved', { text: 'ab', version: 2 }]);
  });

  test('that were still being saved when their panel was closed are written on in the next one', async () => {
    const { server, tab, notes } = await openNotes();
    notes.edit('a');
    const again = await openNotes(server, tabFor(server, tab.session));
    notes.save();
    await settled();
    again.notes.edit('ab');
    await again.pause();
    await again.pause();
    expect([again.notes.saving.value.kind, server.notes]).toEqual(['saved', { text: 'ab', version: 2 }]);
  });

  test('that were not saved are not shown to another player who shares the browser', async () => {
    const first = await openNotes();
    first.notes.edit('mine alone');
    const other = new TalkServer();
    const { notes } = await openNotes(other, tabFor(other, first.tab.session), 1);
    expect([notes.text.value, other.notes]).toEqual(['', { text: '', version: 0 }]);
    expect((await openNotes(first.server, tabFor(first.server, first.tab.session))).notes.text.value).toBe(
      'mine alone',
    );
  });

  test('that the service refuses for good are not sent again', async () => {
    const { server, tab, notes, pause } = await openNotes();
    server.refusal = { status: 429, code: 'MESSAGES_EXHAUSTED' };
    notes.edit('too much');
    await pause();
    expect(notes.saving.value).toMatchObject({ kind: 'failed', failure: { code: 'MESSAGES_EXHAUSTED' } });
    expect(tab.timers).toEqual([]);
    server.refusal = undefined;
    notes.edit('too much after all');
    await pause();
    expect(server.notes.text).toBe('too much after all');
  });

  test.each(['here', 'there'] as const)(
    'that were also changed elsewhere wait for a choice; the version that is %s stays',
    async (which) => {
      const { server, notes, pause } = await openNotes();
      server.notes = { text: 'there', version: 4 };
      notes.edit('here');
      await pause();
      expect(notes.saving.value).toEqual({ kind: 'changed', there: { text: 'there', version: 4 } });
      expect(server.notes.text).toBe('there');
      notes.settleOn(which);
      await pause();
      expect([notes.text.value, server.notes.text, notes.saving.value.kind]).toEqual([which, which, 'saved']);
    },
  );

  test('that cannot be fetched are fetched again, and are not overwritten meanwhile', async () => {
    const server = new TalkServer();
    server.notes = { text: 'old', version: 2 };
    server.lost = 1;
    const { notes, pause } = await openNotes(server);
    expect(notes.saving.value).toMatchObject({ kind: 'loading', failure: { code: 'NETWORK' } });
    await pause();
    expect([notes.text.value, server.notes.version]).toEqual(['old', 2]);
  });
});
