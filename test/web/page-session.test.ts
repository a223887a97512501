import { describe, expect, test } from 'vitest';
import {
  next,
  UNREAD,
  type SessionAction,
  type Input,
  type PageSession,
} from '../../web/table/pageSession.ts';

/** A page opened for seat 0; its first live connection is open. */
const READ = {
  fetching: false,
  connection: 'live',
  wasLive: true,
  line: 1,
  you: 0,
  host: false,
  asked: false,
  status: 'running',
} as const;

const SESSIONS = {
  unread: UNREAD,
  own: { ...READ, kind: 'own', eyes: 0 },
  crossed: { ...READ, kind: 'crossed', eyes: 1 },
  foreign: { ...READ, kind: 'foreign', eyes: 1, name: 'Ben' },
} satisfies { readonly [kind in PageSession['kind']]: PageSession };

const INPUTS = {
  'a view is asked for': { type: 'fetching' },
  'no view came': { type: 'unanswered' },
  'a view for seat 0': { type: 'viewed', you: 0, host: false, status: 'running' },
  'a view for seat 1': { type: 'viewed', you: 1, host: false, status: 'running' },
  'a view for a spectator': { type: 'viewed', you: null, host: false, status: 'running' },
  'the name of the player signed in': { type: 'named', name: 'Ana' },
  'rows with the answer to a request': { type: 'answered' },
  'the connection opens': { type: 'connection', connection: 'live' },
  'the connection is lost': { type: 'connection', connection: 'connecting' },
  'a frame with rows': { type: 'commits' },
  'a frame with who is present': { type: 'presence' },
  'a frame of the table': { type: 'table', status: 'running' },
  'a frame of the table for seat 0': { type: 'table', status: 'running', you: 0 },
  'a frame of the table for seat 1': { type: 'table', status: 'running', you: 1 },
  'a frame of the table with another status': { type: 'table', status: 'over' },
} as const satisfies Readonly<Record<string, Input>>;

/** The changes that an input makes in a session, and the actions that follow. */
type Row = readonly [changes: object, ...actions: SessionAction[]];

const same: Row = [{}];
const nothingYet = {
  fetching: false,
  wasLive: false,
  line: 1,
  host: false,
  asked: false,
  status: 'running',
  kind: 'own',
};
const own = { kind: 'own', eyes: 0, name: undefined };
const newLine = { line: 2, connection: 'connecting' };

const TABLE: {
  readonly [input in keyof typeof INPUTS]: { readonly [kind in PageSession['kind']]: Row };
} = {
  'a view is asked for': {
    unread: [{ fetching: true }],
    own: [{ fetching: true }],
    crossed: [{ fetching: true }],
    foreign: [{ fetching: true }],
  },
  'no view came': { unread: same, own: same, crossed: same, foreign: same },
  'a view for seat 0': {
    unread: [{ ...nothingYet, you: 0, eyes: 0 }, 'show'],
    own: [{}, 'show'],
    crossed: [{ ...own, ...newLine }, 'show'],
    foreign: [{ ...own, ...newLine }, 'show'],
  },
  'a view for seat 1': {
    unread: [{ ...nothingYet, you: 1, eyes: 1 }, 'show'],
    own: [{ ...newLine, kind: 'foreign', eyes: 1, name: null }, 'askName'],
    crossed: [{ kind: 'foreign', name: null }, 'askName'],
    foreign: [{}, 'askName'],
  },
  'a view for a spectator': {
    unread: [{ ...nothingYet, you: null, eyes: null }, 'show'],
    own: [{ ...newLine, kind: 'foreign', eyes: null, name: null }, 'askName'],
    crossed: [{ ...newLine, kind: 'foreign', eyes: null, name: null }, 'askName'],
    foreign: [{ ...newLine, eyes: null }, 'askName'],
  },
  'the name of the player signed in': {
    unread: same,
    own: same,
    crossed: same,
    foreign: [{ name: 'Ana' }],
  },
  'rows with the answer to a request': {
    unread: same,
    own: [{}, 'append'],
    crossed: [{}, 'append'],
    foreign: [{}, 'fetchView'],
  },
  'the connection opens': {
    unread: [{ connection: 'live', wasLive: true }],
    own: same,
    crossed: same,
    foreign: same,
  },
  'the connection is lost': {
    unread: same,
    own: [{ connection: 'connecting' }],
    crossed: [{ connection: 'connecting' }],
    foreign: [{ connection: 'connecting' }],
  },
  'a frame with rows': {
    unread: same,
    own: [{}, 'append'],
    crossed: [{}, 'fetchView'],
    foreign: [{}, 'fetchView'],
  },
  'a frame with who is present': {
    unread: same,
    own: [{}, 'merge'],
    crossed: [{}, 'fetchView'],
    foreign: [{}, 'fetchView'],
  },
  'a frame of the table': {
    unread: same,
    own: [{}, 'merge'],
    crossed: [{}, 'fetchView'],
    foreign: [{}, 'fetchView'],
  },
  'a frame of the table for seat 0': {
    unread: same,
    own: [{}, 'merge'],
    crossed: [own, 'merge'],
    foreign: [{ eyes: 0 }, 'fetchView'],
  },
  'a frame of the table for seat 1': {
    unread: same,
    own: [{ kind: 'crossed', eyes: 1 }, 'fetchView'],
    crossed: [{}, 'fetchView'],
    foreign: [{}, 'fetchView'],
  },
  'a frame of the table with another status': {
    unread: same,
    own: [{}, 'merge', 'fetchView'],
    crossed: [{}, 'fetchView'],
    foreign: [{}, 'fetchView'],
  },
};

const names = Object.keys(INPUTS) as (keyof typeof INPUTS)[];
const kinds = Object.keys(SESSIONS) as PageSession['kind'][];

describe.each(kinds)('In the session of a page that is %s', (kind) => {
  test.each(names)('%s', (name) => {
    const [changes, ...actions] = TABLE[name][kind];
    expect(next(SESSIONS[kind], INPUTS[name])).toEqual([{ ...SESSIONS[kind], ...changes }, ...actions]);
  });
});

test('a frame that comes during a fetch is merged, and the view is fetched again', () => {
  const [fetching] = next(SESSIONS.own, INPUTS['a view is asked for']);
  expect(next(fetching, INPUTS['a frame of the table'])).toEqual([fetching, 'merge', 'fetchView']);
  expect(next(fetching, INPUTS['a frame with who is present'])).toEqual([fetching, 'merge', 'fetchView']);
});

test('a fetch ends with a view or a failure', () => {
  for (const kind of kinds) {
    const [fetching] = next(SESSIONS[kind], INPUTS['a view is asked for']);
    expect(next(fetching, INPUTS['a view for seat 0'])[0].fetching).toBe(false);
    expect(next(fetching, INPUTS['no view came'])[0].fetching).toBe(false);
  }
});

test('while seats are open, every table frame makes the host and whoever asks to join fetch the view, which tells them more', () => {
  const open: PageSession = { ...SESSIONS.own, status: 'open' };
  const frame: Input = { type: 'table', status: 'open' };
  expect(next({ ...open, host: true }, frame).slice(1)).toEqual(['merge', 'fetchView']);
  expect(next({ ...open, asked: true }, frame).slice(1)).toEqual(['merge', 'fetchView']);
  expect(next(open, frame).slice(1)).toEqual(['merge']);
});

test('a spectator who takes a seat stays the player of the page, and gets a new connection', () => {
  const spectator: PageSession = { ...SESSIONS.own, you: null, eyes: null };
  expect(next(spectator, INPUTS['a view for seat 1'])).toEqual([
    { ...spectator, ...newLine, you: 1, eyes: 1 },
    'show',
  ]);
});

test.each<[why: string, view: object, kind: PageSession['kind']]>([
  ['who has left sees their seat open', { seats: [{ kind: 'open' }] }, 'own'],
  [
    'whom the host removed is told, though somebody else has the seat',
    { removed: true, seats: [{ kind: 'person' }] },
    'own',
  ],
  ['somebody else is signed in, and the seat is still taken', { seats: [{ kind: 'person' }] }, 'foreign'],
])('before the game begins, a view without a seat: %s', (_, view, kind) => {
  const input = { type: 'viewed', you: null, host: false, status: 'open', ...view } as Input;
  expect(next({ ...SESSIONS.own, status: 'open' }, input)[0].kind).toBe(kind);
});
