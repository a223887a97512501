import type { Move } from '#shared/games/goa/moves.ts';
import type { Orders } from '#shared/games/goa/orders/schema.ts';
import type { LotId, Space } from '#shared/games/goa/spaces.ts';
import type { State } from '#shared/games/goa/state.ts';
import { t } from '../../../lib/i18n.ts';
import { withOrder, type OrdersUi, type OrderCommand } from '../../ordersUi.ts';
import { entries } from './entries.ts';
import { MarkersForm, SheetForm } from './AuctionForms.tsx';
import { sheetPlaces, wishPlaces, openLots, wishSpaces } from './lots.ts';
import { TurnsForm } from './TurnsForm.tsx';
import {
  bidLineFor,
  newLine,
  sheetFor,
  toggledWish,
  withLimit,
  withLine,
  withPart,
  withSheet,
  withWishes,
  placeWord,
  upcomingRound,
} from './edit.ts';

type Command = OrderCommand<State, Move, Orders>;

const FLAG = 'flag';

/** A space that a marker could still be placed on. */
const spaceIn = (now: State, word: string): Space | undefined =>
  wishSpaces(now).find((space) => placeWord(space) === word);

/** A lot that can still come up. */
const lotIn = (now: State, word: string | undefined): LotId | undefined =>
  openLots(now).find((lot) => (lot === FLAG ? lot : placeWord(lot)) === word);

/** A number of ducats as it is typed; undefined if it is none. */
const ducatsIn = (word: string | undefined): number | undefined =>
  /^\d\d?$/.test(word ?? '') ? Number(word) : undefined;

const answerIn = (word: string | undefined): 'pass' | 'ask' | undefined =>
  (['pass', 'ask'] as const).find((known) => known === word);

/** `limit 2.4 5 ask`: a line of the bid sheet. What else its lot's line says stays. */
const limit: Command = {
  verb: 'limit',
  usage: 'limit 2.4|flag 0…99 [pass|ask]',
  does: () => t('page.goa.orders.does.limit'),
  read: ([where, most, aboveLimit = 'pass', ...surplus], { orders, scene: { now } }) => {
    const [upcoming, lot, ducats, answer] = [
      upcomingRound(now),
      lotIn(now, where),
      ducatsIn(most),
      answerIn(aboveLimit),
    ];
    if (!upcoming || lot === undefined || ducats === undefined || !answer || surplus.length > 0)
      return undefined;
    const sheet = sheetFor(orders, upcoming.round);
    const line = withLimit(bidLineFor(sheet, lot) ?? newLine(now, lot, ducats), ducats);
    return withSheet(orders, withLine(sheet, withPart(line, 'above', answer === 'ask' ? answer : undefined)));
  },
};

const others: Command = {
  verb: 'others',
  usage: 'others pass|ask',
  does: () => t('page.goa.orders.does.others'),
  read: ([word, ...surplus], { orders, scene: { now } }) => {
    const [upcoming, answer] = [upcomingRound(now), answerIn(word)];
    if (!upcoming || !answer || surplus.length > 0) return undefined;
    return withSheet(orders, { ...sheetFor(orders, upcoming.round), others: answer });
  },
};

const budget: Command = {
  verb: 'budget',
  usage: 'budget 0…99',
  does: () => t('page.goa.orders.does.budget'),
  read: ([word, ...surplus], { orders, scene: { now } }) => {
    const [upcoming, ducats] = [upcomingRound(now), ducatsIn(word)];
    if (!upcoming || ducats === undefined || surplus.length > 0) return undefined;
    return withSheet(orders, { ...sheetFor(orders, upcoming.round), budget: ducats });
  },
};

const markers: Command = {
  verb: 'markers',
  usage: 'markers 2.4 3.3 …',
  does: () => t('page.goa.orders.does.markers'),
  read: (words, { orders, scene: { now } }) => {
    const upcoming = upcomingRound(now);
    const spaces = words.flatMap((word) => spaceIn(now, word) ?? []);
    if (!upcoming || spaces.length === 0 || spaces.length < words.length) return undefined;
    const wishes = [...new Set(spaces)].flatMap((space) => toggledWish([], now, space));
    return withWishes(orders, upcoming.round, wishes);
  },
};

const endTurn: Command = {
  verb: 'endturn',
  usage: 'endturn on|off',
  does: () => t('page.goa.orders.does.endTurn'),
  read: ([word, ...surplus], { orders }) =>
    surplus.length > 0 || (word !== 'on' && word !== 'off')
      ? undefined
      : withOrder(orders, 'endTurn', word === 'on' ? true : undefined),
};

const extra: Command = {
  verb: 'extra',
  usage: 'extra pass|ask',
  does: () => t('page.goa.orders.does.extra'),
  read: ([word, ...surplus], { orders }) => {
    const answer = answerIn(word);
    if (!answer || surplus.length > 0) return undefined;
    return withOrder(orders, 'extra', answer === 'pass' ? answer : undefined);
  },
};

/** Goa's orders as they are typed in text mode; spaces as in the log. */
export const commands: readonly Command[] = [limit, others, budget, markers, endTurn, extra];

const isAuctioning = ({ step }: State): boolean => step.phase === 'placing' || step.phase === 'auction';

/** The UI of Goa's standing orders. */
export const ordersUi: OrdersUi<State, Move, Orders> = {
  title: ({ now }) => t(isAuctioning(now) ? 'page.goa.orders.open' : 'page.orders.open'),
  parts: [
    {
      key: 'sheet',
      title: () => t('page.goa.orders.part.sheet'),
      Form: SheetForm,
      places: sheetPlaces,
    },
    {
      key: 'markers',
      title: () => t('page.goa.orders.part.markers'),
      Form: MarkersForm,
      places: wishPlaces,
    },
    { key: 'turns', title: () => t('page.goa.orders.part.turns'), Form: TurnsForm },
  ],
  firstPart: ({ now, you }) => (now.step.phase === 'turn' && now.step.seat !== you ? 'plan' : 'sheet'),
  entries,
  commands,
};
