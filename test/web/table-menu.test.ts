import { signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import type * as signalsModule from '@preact/signals';
import type * as hooksModule from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import type { GameView, SeatInfo, TableClock, TableQuestion } from '#shared/protocol/http.ts';
import { SeatNews } from '../../web/table/SeatHead.tsx';
import { QuestionCard, TableNews } from '../../web/features/votes/Questions.tsx';
import { PauseForm, pauseEnd, TableActions } from '../../web/features/votes/TableMenu.tsx';
import { whereIs } from '../../web/features/invitation/TakeSeat.tsx';
import { VacantSeat, TableNotices } from '../../web/features/votes/TableNotices.tsx';
import {
  canTakeBackTo,
  ownVacancy,
  tableOffers,
  TableRequestsModel,
  matterPlace,
  tableMatters,
  type CardsOverBoard,
} from '../../web/features/votes/votes.ts';
import { webGames } from '../../web/games/registry.ts';
import { sceneOf, titleOf } from '../../web/table/scene.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { tagsIn, textIn } from './support/drawn.ts';
import { myTurn, open } from './support/openGame.ts';
import { GameServer } from './support/server.ts';
import { sitAt } from './support/table.ts';
import { openTab, settled } from './support/world.ts';

/** What the page offers about the table itself is what the service would accept. */

// Components are called as functions, without a browser.
vi.mock('../../web/table/context.tsx', () => import('./support/table.ts'));
vi.mock('preact/hooks', async (actual) => ({
  ...(await actual<typeof hooksModule>()),
  useEffect: () => undefined,
  useLayoutEffect: () => undefined,
  useRef: (current: unknown) => ({ current }),
}));
vi.mock('../../web/lib/browserPage.ts', () => ({ usePageVisible: () => ({ value: true }) }));
vi.mock('@preact/signals', async (actual) => {
  const signals = await actual<typeof signalsModule>();
  return { ...signals, useSignal: signals.signal, useModel: (make: () => unknown) => make() };
});

const DAY = 86_400_000;
const name = (seat: number): string => `P${seat}`;
const NOW = 100 * DAY;
const TIMED: TableClock = {
  settings: { bank: DAY, increment: DAY, cap: DAY, weekendsOff: false },
  pausedUntil: null,
  asleep: false,
};
const base = new GameServer(0).view();
/** The table of three players as the player of seat 0 sees it. It is seat 1’s turn. */
const viewWith = (changed: Partial<GameView>, seatOne: Partial<SeatInfo> = {}): GameView => ({
  ...base,
  acting: [1],
  seats: base.seats.map((info) => (info.seat === 1 ? { ...info, ...seatOne } : info)),
  ...changed,
});
const row = (seq: number, more: Partial<Commit> = {}): Commit => ({
  seq,
  seat: 0,
  events: [],
  at: NOW - DAY,
  version: 1,
  ...more,
});
const clock = (missed: number): Partial<SeatInfo> => ({ clock: { deadline: null, left: 0, missed } });
const replaced = (view: GameView, log: readonly Commit[] = [row(1)]) => tableOffers(view, log, NOW)?.replace;
const BOTH = [{ seat: 1, with: ['successor', 'bot'] }];

describe('A vote about a player is offered', () => {
  test.each<[string, GameView, readonly Commit[], unknown]>([
    ['not while they have time', viewWith({ clock: TIMED }, clock(0)), [row(1)], []],
    ['once their time ran out', viewWith({ clock: TIMED }, clock(1)), [row(1)], BOTH],
    ['without a clock not before seven days', viewWith({}), [row(1, { at: NOW - 7 * DAY })], []],
    ['without a clock after seven days', viewWith({}), [row(1, { at: NOW - 7 * DAY - 1 })], BOTH],
    [
      'without a clock not in a pause',
      viewWith({ clock: { settings: null, pausedUntil: NOW + DAY, asleep: false } }),
      [row(1, { at: NOW - 9 * DAY })],
      [],
    ],
    [
      'without a clock not before seven days besides their holiday',
      viewWith({}, { holiday: { from: NOW - 9 * DAY, to: NOW - 7 * DAY } }),
      [row(1, { at: NOW - 8 * DAY })],
      [],
    ],
    [
      'without a clock after seven days besides their holiday',
      viewWith({}, { holiday: { from: NOW - 9 * DAY, to: NOW - 7 * DAY - 1 } }),
      [row(1, { at: NOW - 8 * DAY })],
      BOTH,
    ],
    [
      'with a clock not before the longest turn',
      viewWith({ clock: TIMED }),
      [row(1, { at: NOW - 4 * DAY })],
      [],
    ],
    ['with a clock after it', viewWith({ clock: TIMED }), [row(1, { at: NOW - 4 * DAY - 1 })], BOTH],
    ['without a clock about who is to decide', viewWith({ acting: [] }), [row(1, { at: 0 })], []],
    [
      'to let a bot finish for a vacant seat',
      viewWith({}, { vacancy: 'open' }),
      [],
      [{ seat: 1, with: ['bot'] }],
    ],
    ['to free a seat of a bot', viewWith({}, { vacancy: 'bot' }), [], [{ seat: 1, with: ['successor'] }]],
    ['not about a bot', viewWith({}, { kind: 'bot' }), [row(1, { at: 0 })], []],
  ])('%s', (_, view, log, expected) => {
    expect(replaced(view, log)).toEqual(expected);
  });
});

test('a spectator and a player who has left have no say', () => {
  expect(tableOffers(viewWith({ you: null }), [], NOW)).toBeUndefined();
  expect(tableOffers(viewWith({ you: 1 }, { vacancy: 'open' }), [], NOW)).toBeUndefined();
  expect(tableOffers(viewWith({ status: 'over' }), [], NOW)).toBeUndefined();
});

test('going on is offered in a pause only', () => {
  expect(tableOffers(viewWith({}), [], NOW)?.resume).toBe(false);
  expect(tableOffers(viewWith({ clock: { ...TIMED, pausedUntil: NOW + DAY } }), [], NOW)?.resume).toBe(true);
});

test('a game is taken back to a row that counts and that play followed', () => {
  const log = [row(1), row(2), row(3, { undone: 1 }), row(4), row(5, { tableEvent: { type: 'resumed' } })];
  const can = [1, 2, 3, 4, 5].filter((to) => canTakeBackTo(viewWith({}), log, to));
  expect(can).toEqual([1]);
  expect(canTakeBackTo(viewWith({ you: null }), log, 1)).toBe(false);
  // The service knows nothing of a saved game, or of a guided round.
  expect(canTakeBackTo(viewWith({ id: 'replay' }), log, 1)).toBe(false);
});

test('why the own seat is vacant is told by the last time it was vacated', () => {
  const log = (['timeOut', 'left'] as const).map((why, i) =>
    row(i + 1, { seat: null, tableEvent: { type: 'seatVacated', seat: 1, why } }),
  );
  const own = viewWith({ you: 1, seq: log.length }, { vacancy: 'open' });
  expect(ownVacancy(own, log)).toBe('left');
  expect(ownVacancy({ ...own, you: 0 }, log)).toBeUndefined();
  expect(ownVacancy(viewWith({ you: 1 }, { vacancy: 'bot' }), log)).toBe('bot');
  // Until the whole log is there, only that it is vacant.
  expect(ownVacancy(own, log.slice(0, 1))).toBe('open');
  expect(ownVacancy(own, [])).toBe('open');
});

test('a pause lasts some days, or until the day of a date begins', () => {
  expect(pauseEnd('3', '', NOW)).toBe(NOW + 3 * DAY);
  expect(pauseEnd('date', '2026-12-24', NOW)).toBe(new Date(2026, 11, 24).getTime());
  expect(pauseEnd('date', '', NOW)).toBeUndefined();
});

const END: TableQuestion = {
  kind: 'end',
  id: 'q',
  by: 2,
  asked: [0, 1],
  agreed: [1],
  declined: [],
  lapses: NOW,
};
const card = (question: TableQuestion, you: number | null, pausedUntil: number | null = null) =>
  QuestionCard({
    question,
    game: 'g',
    you,
    pausedUntil,
    busy: false,
    name,
    vote: () => undefined,
  });
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');
const buttonsIn = (drawn: Parameters<typeof tagsIn>[0]): readonly string[] =>
  tagsIn(drawn)
    .filter(({ tag }) => tag === 'button')
    .map(({ text }) => text);

test('a question shows who has agreed and who has still to answer, and when it lapses', () => {
  const text = plain(textIn(card({ ...END, declined: [] }, null)));
  expect(text).toContain('Agreed: P1.');
  expect(text).toContain('Still to answer: P0.');
  expect(text).toMatch(/The question lapses on .*1970/);
  expect(plain(textIn(card({ ...END, declined: [0] }, null)))).toContain('Refused: P0.');
});

test('a question is told to its asker, and to the player it is about, as “you”; nobody is named to themselves', () => {
  const replace = { ...END, kind: 'replace', seat: 1, with: 'bot' } as const;
  const undo = { ...END, kind: 'undo', to: 3 } as const;
  for (const [question, asker, about] of [
    [END, 'You ask to end the game now', 'P2 asks to end the game now'],
    [undo, 'You ask to take back everything', 'P2 asks to take back everything'],
    [replace, 'You ask to let a bot finish for P1', 'P2 asks to let a bot finish for you'],
    [{ ...replace, with: 'successor' }, 'You ask to offer P1’s seat', 'P2 asks to offer your seat'],
  ] as const) {
    expect(plain(textIn(card(question, 2)))).toContain(asker);
    expect(plain(textIn(card(question, 1)))).toContain(about);
    for (const you of [0, 1, 2]) expect(plain(textIn(card(question, you)))).not.toContain(`P${you}`);
  }
  expect(plain(textIn(card(END, 0)))).toContain('Still to answer: you.');
});

test('silence counts as agreed to a pause and to a longer one, and not to a shorter one or to its end', () => {
  const asked = (until: number, pausedUntil: number | null) =>
    textIn(card({ ...END, kind: 'pause', until }, 0, pausedUntil)).includes('counts as agreeing');
  const later = Date.now() + DAY;
  expect([asked(later, null), asked(later + DAY, later)]).toEqual([true, true]);
  expect([asked(later, later + DAY), asked(0, later)]).toEqual([false, false]);
});

test('who is asked may answer once, who asked may withdraw, and others see no button', () => {
  expect(buttonsIn(card(END, 0))).toEqual(['Agree', 'Refuse']);
  expect(buttonsIn(card(END, 1))).toEqual([]);
  expect(buttonsIn(card(END, 2))).toEqual(['Withdraw the question']);
  expect(buttonsIn(card(END, null))).toEqual([]);
});

test('while a question is open, nothing else is asked, but one may leave', async () => {
  const { game, tab: platform } = await myTurn();
  const draw = (changed: Partial<GameView>) => {
    sitAt({ game, view: viewWith(changed), platform, name });
    return tagsIn(TableActions(), new Set([PauseForm]))
      .filter(({ tag }) => tag === 'summary')
      .map(({ text }) => text);
  };
  expect(draw({ acting: [0] })).toEqual(['Ask for a pause', 'Ask to end the game now', 'Leave the game']);
  expect(draw({ question: END })).toEqual(['Leave the game']);
});

test('who has left is offered no undo', async () => {
  const offered = async (vacancy: Partial<SeatInfo>) => {
    const server = new GameServer(0);
    server.playUntilTurnOf(0);
    server.playUntilTurnOf(1);
    const view = server.view();
    server.view = () => ({
      ...view,
      seats: view.seats.map((info) => (info.seat === 0 ? { ...info, ...vacancy } : info)),
    });
    const { game } = await open(server);
    return game.undoTo.value !== undefined;
  };
  expect([await offered({}), await offered({ vacancy: 'open' })]).toEqual([true, false]);
});

test('who has left is told so with a way back, and a sleeping game can be woken', async () => {
  const { game, tab: platform } = await myTurn();
  const draw = (view: GameView) => {
    sitAt({ game, view, platform, name });
    return TableNotices({});
  };
  const left = draw(viewWith({ you: 1 }, { vacancy: 'open' }));
  expect(plain(textIn(left))).toContain('You are not playing now; a bot plays for you.');
  expect(buttonsIn(left)).toEqual(['I am back']);
  const asleep = draw(viewWith({ clock: { ...TIMED, asleep: true } }));
  expect(buttonsIn(asleep)).toEqual(['Wake the game']);
  expect(buttonsIn(draw(viewWith({})))).toEqual([]);
});

test('what concerns the table stands over the board from the beginning, or by the viewer’s own doing; what else comes is told in the bar', async () => {
  const { game } = await myTurn();
  const log = (why: 'left' | 'timeOut') =>
    signal([row(1, { seat: null, tableEvent: { type: 'seatVacated', seat: 1, why } })]);
  const places = (view: GameView, cardsOverBoard: CardsOverBoard, why: 'left' | 'timeOut' = 'timeOut') =>
    tableMatters({ ...game, log: log(why) }, view).map((matter) =>
      matterPlace(matter, cardsOverBoard, view.you),
    );
  const asked = viewWith({ question: END });
  expect(places(asked, [])).toEqual(['bar']);
  expect(places(asked, [END.id])).toEqual(['above']);
  expect(places({ ...asked, you: END.by }, [])).toEqual(['above']);
  const vacant = viewWith({ seq: 1 }, { vacancy: 'open' });
  expect([places(vacant, []), places(vacant, ['seat 1'])]).toEqual([['bar'], ['above']]);
  const own = { ...vacant, you: 1 };
  expect([places(own, [], 'left'), places(own, [], 'timeOut')]).toEqual([['above'], ['bar']]);
  expect(places({ ...own, seq: 2 }, [])).toEqual(['nowhere']); // until the log says why
  expect(places(viewWith({ clock: { ...TIMED, asleep: true } }), [])).toEqual(['bar']);
});

test('a question that came while the table was seen is told in the bar, and “Answer” only to those who are asked', async () => {
  const { game } = await myTurn();
  const draw = (you: number, cardsOverBoard: CardsOverBoard) => {
    sitAt({ game, view: viewWith({ question: END, you }), name });
    return TableNews({ cardsOverBoard: signal(cardsOverBoard) });
  };
  expect(plain(textIn(draw(0, [])))).toContain('P2 asks to end the game now');
  expect([buttonsIn(draw(0, [])), buttonsIn(draw(1, []))]).toEqual([['Answer'], ['Show']]);
  expect([textIn(draw(0, [END.id])), textIn(draw(2, []))]).toEqual(['', '']);
});

test('a line in the bar leads to the card of what it tells', async () => {
  const { game } = await myTurn();
  const view = viewWith({}, { vacancy: 'open' });
  const sought: string[] = [];
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
  vi.stubGlobal('document', {
    querySelector: (place: string) => {
      sought.push(place);
      return null;
    },
    getElementById: () => null,
  });
  sitAt({ game, view, name });
  const bar = TableNews({ cardsOverBoard: signal<CardsOverBoard>([]) });
  const button = tagsIn(bar).find(({ tag }) => tag === 'button')!;
  (button.props['onClick'] as () => void)();
  vi.unstubAllGlobals();
  const card = VacantSeat({
    matter: 'seat 1',
    info: view.seats[1]!,
    name: 'P1',
    atTable: false,
    invitation: undefined,
    busy: false,
    offer: async () => undefined,
  });
  const marked = tagsIn(card).find(({ props }) => 'data-matter' in props)!;
  expect(sought).toContain(`[data-matter="${String(marked.props['data-matter'])}"]`);
});

test('the bar of a seat that its player has left says who plays it, and not that they are waited for', async () => {
  const titleFor = async (vacancy: Partial<SeatInfo>, acting: number) => {
    const server = new GameServer(0);
    server.playUntilTurnOf(acting);
    const view = server.view();
    server.view = () => ({
      ...view,
      seats: view.seats.map((info) => (info.seat === 0 ? { ...info, ...vacancy } : info)),
    });
    const { game } = await open(server);
    const { gameUi } = await webGames[VEHICLE].load();
    return plain(
      titleOf(
        game,
        gameUi,
        sceneOf(game, server.view(), (seat) => `P${seat}`),
      ),
    );
  };
  expect(await titleFor({ vacancy: 'open' }, 0)).toBe('A bot plays for you');
  expect(await titleFor({ vacancy: 'open' }, 1)).toBe('Waiting for P1');
  expect(await titleFor({}, 0)).toMatch(/^Your turn/);
});

test('who takes over a seat reads how far the game has come, before the first turn too', async () => {
  const server = new GameServer(0);
  const read = async () => whereIs(openTab(server), server.view());
  expect(await read()).toBe('No turn has been played yet.');
  server.playUntilTurnOf(0);
  expect(await read()).toMatch(/^\d+ turns have been played so far\.$/);
});

test('a seat says that its player was told of the turn, unless the seat is vacant', () => {
  const news = (info: Partial<SeatInfo>): string => {
    const [seat] = viewWith({}).seats;
    return seat === undefined
      ? ''
      : textIn(SeatNews({ info: { ...seat, told: Date.now(), ...info }, acting: true }));
  };
  expect(news({})).toContain('notified');
  expect(news({ vacancy: 'open' })).toBe('');
});

test('a request names the seat’s path, and its failure is shown where it was made', async () => {
  const { server, game, tab } = await myTurn();
  const requests = new TableRequestsModel('a222222222222222', game, tab);
  expect(await requests.leave()).toBe(true);
  expect(server.paths).toContain('/api/games/a222222222222222/seats/0/leave');
  const failing = new TableRequestsModel('a222222222222222', game, {
    api: { ...tab.api, ask: async () => ({ ok: false, failure: { code: 'QUESTION_OPEN', status: 409 } }) },
  });
  expect(await failing.propose({ kind: 'end' })).toBe(false);
  await settled();
  expect(failing.asking.value).toMatchObject({ kind: 'failed', failure: { code: 'QUESTION_OPEN' } });
});
