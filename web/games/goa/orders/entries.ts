import type { BidCondition, BidLine, Orders } from '#shared/games/goa/orders/schema.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { formatList, t } from '../../../lib/i18n.ts';
import { withOrder, type OrdersForm, type WrittenOrder } from '../../ordersUi.ts';
import { labelled } from '../targets/decision.ts';
import { withoutLine, withSheet, lotWord, spaceWord, upcomingRound } from './edit.ts';

type Form = Pick<OrdersForm<State, Move, Orders>, 'orders' | 'scene'>;
type Written = WrittenOrder<Orders>;

/** All orders of Goa in words. Those of a round that is over are marked: they say nothing any more. */
export const entries = (form: Form): readonly Written[] => [
  ...sheetEntries(form),
  ...markerEntries(form),
  ...turnEntries(form),
];

/** A line for a round, marked if that round is over. */
function dated({ scene }: Form, round: number, line: string): Pick<Written, 'text' | 'isPast'> {
  const isPast = round < (upcomingRound(scene.now)?.round ?? Infinity);
  return { text: isPast ? t('page.goa.orders.line.past', { line }) : line, isPast };
}

function sheetEntries(form: Form): readonly Written[] {
  const { orders } = form;
  const { sheet } = orders;
  if (sheet === undefined) return [];
  const { others, budget, ...rest } = sheet;
  return [
    ...sheet.lines.map((line) => ({
      key: `lot ${line.lot}`,
      ...dated(form, sheet.round, lineText(line)),
      without: withSheet(orders, withoutLine(sheet, line.lot)),
    })),
    ...(others === undefined
      ? []
      : [
          {
            key: 'others',
            ...dated(form, sheet.round, t(`page.goa.orders.line.others.${others}`)),
            without: withSheet(orders, budget === undefined ? rest : { ...rest, budget }),
          },
        ]),
    ...(budget === undefined
      ? []
      : [
          {
            key: 'budget',
            ...dated(form, sheet.round, t('page.goa.orders.line.budget', { n: budget })),
            without: withSheet(orders, others === undefined ? rest : { ...rest, others }),
          },
        ]),
  ];
}

/** "2.4 Pepper plantation: up to 5, then ask". */
const lineText = (line: BidLine): string => labelled(lotWord(line.lot, line.tile ?? null), termsText(line));

/** The terms of a line, in words. */
export function termsText({ limit, above, from, buyUpTo, group, unless = [] }: BidLine): string {
  const asks = above === 'ask';
  return formatList([
    limit === 0 && !asks
      ? t('page.goa.orders.line.pass')
      : t(asks ? 'page.goa.orders.line.limitAsk' : 'page.goa.orders.line.limit', { n: limit }),
    ...(from === undefined ? [] : [t('page.goa.orders.line.from', { n: from })]),
    ...(buyUpTo === undefined ? [] : [t('page.goa.orders.line.buyUpTo', { n: buyUpTo })]),
    ...(group === undefined ? [] : [t('page.goa.orders.line.group', { n: group })]),
    ...unless.map((condition) => t('page.goa.orders.line.unless', { what: conditionText(condition) })),
  ]);
}

/** A reason to pass on a lot: "fields for pepper". */
export function conditionText(condition: BidCondition): string {
  if ('grows' in condition)
    return t('page.goa.orders.unless.grows', { spice: t(`goa.spice.${condition.grows}`) });
  if ('tile' in condition) return t(`goa.tile.${condition.tile}`);
  return t('page.goa.orders.unless.won', { lot: lotWord(condition.won, null) });
}

function markerEntries(form: Form): readonly Written[] {
  const { orders } = form;
  const { markers } = orders;
  if (markers === undefined) return [];
  const spaces = formatList(markers.spaces.map(({ space, tile }) => spaceWord(space, tile ?? null)));
  return [
    {
      key: 'markers',
      ...dated(form, markers.round, t('page.goa.orders.line.markers', { spaces })),
      without: withOrder(orders, 'markers', undefined),
    },
  ];
}

function turnEntries({ orders }: Form): readonly Written[] {
  const { fill, either, giveUp, favor, endTurn, extra } = orders;
  const one = (key: keyof Orders, text: string): Written => ({
    key,
    text,
    without: withOrder(orders, key, undefined),
  });
  const tiles = (names: readonly Tile[]): string => formatList(names.map((tile) => t(`goa.tile.${tile}`)));
  return [
    ...(fill === undefined
      ? []
      : [
          one(
            'fill',
            t('page.goa.orders.line.fill', {
              spices: formatList(fill.map((spice) => t(`goa.spice.${spice}`))),
            }),
          ),
        ]),
    ...(either === undefined
      ? []
      : [one('either', t('page.goa.orders.line.either', { what: t(`goa.tile.${either}`) }))]),
    ...(giveUp === undefined
      ? []
      : [one('giveUp', t('page.goa.orders.line.giveUp', { tiles: tiles(giveUp) }))]),
    ...(favor === undefined ? [] : [one('favor', t('page.goa.orders.line.favor', { tiles: tiles(favor) }))]),
    ...(endTurn === undefined ? [] : [one('endTurn', t('page.goa.orders.line.endTurn'))]),
    ...(extra === undefined ? [] : [one('extra', t('page.goa.orders.line.extra'))]),
  ];
}
