import { h } from 'preact';
import type { ActionCard, Move } from '#shared/games/goa/moves.ts';
import { yieldOf } from '#shared/games/goa/state.ts';
import { TILES, type Colony } from '#shared/games/goa/things.ts';
import { boundsOf, listed } from '#shared/kernel/listed.ts';
import { formatNumber, t, isolate, formatList } from '../../../lib/i18n.ts';
import {
  cardWord,
  labelled,
  choiceOf,
  choicesOf,
  handOf,
  kindOf,
  mine,
  type Decision,
  type MoveOf,
} from '../targets/decision.ts';
import { progressesOf, spiesOf, spyLabel, coloniesOf, spyingOf } from '../targets/proposals.ts';
import { ColumnSign, SpicePicture } from '../drawings/Pieces.tsx';
import type { StepperSpec, ButtonSpec, ButtonRow } from './Controls.tsx';

/** The choices in the editor: parameters of the move that have no target on the board. */
export function rowsOf(decision: Decision): readonly ButtonRow[] {
  const { partial } = decision;
  switch (partial?.type) {
    case 'progress':
      return withCard(
        progressesOf(decision, partial.column).map((move) =>
          cardButton(decision, partial.card, move.card, move),
        ),
      );
    case 'harvest':
      return withCard(cardButtons(decision, partial.card, (card) => ({ ...partial, card })));
    case 'found':
      return [
        colonies(decision, partial),
        ...withCard(cardButtons(decision, partial.card, (card) => ({ ...partial, card }))),
        ...beforehand(decision, partial),
      ];
    case 'expedition':
      return makingRoom(decision);
    case 'spy':
      return spies(decision);
    case 'spyHarvest':
      return [
        ...spies(decision),
        ...withCard(cardButtons(decision, partial.card, (card) => ({ ...partial, card }))),
      ];
    case 'spyFound':
      return [
        ...spies(decision),
        colonies(decision, partial),
        ...withCard(cardButtons(decision, partial.card, (card) => ({ ...partial, card }))),
        ...beforehand(decision, partial),
      ];
    case 'spyColonists':
      return spies(decision);
    default:
      return decision.now.questions[0]?.ask === 'founding' ? foundingRows(decision) : [];
  }
}

/** The number to choose in the editor, if any. */
export function editorStepperOf(decision: Decision): StepperSpec | undefined {
  const { partial } = decision;
  if (partial?.type !== 'expedition') return undefined;
  const bounds = boundsOf(choiceOf(decision, partial), 'cards');
  if (bounds.max === 0) return undefined;
  return {
    ...bounds,
    label: t('page.goa.desk.cards'),
    value: partial.cards,
    format: (n) => t('page.goa.n.cards', { n }),
    set: (cards) => decision.compose({ type: 'expedition', cards }),
  };
}

/** Which card to use, if one is used or could be. */
const withCard = (buttons: readonly ButtonSpec[]): readonly ButtonRow[] =>
  buttons.some(({ key }) => key !== 'none') ? [{ title: t('page.goa.desk.card'), quiet: true, buttons }] : [];

const cardButtons = (
  decision: Decision,
  chosen: ActionCard,
  change: (card: ActionCard) => MoveOf<'harvest' | 'found' | 'spyHarvest' | 'spyFound'>,
): readonly ButtonSpec[] =>
  listed(choicesOf(decision, change(chosen).type), 'card', ['none' as const, ...handOf(decision)])
    .filter((card) => choiceOf(decision, change(card)) !== undefined)
    .map((card) => cardButton(decision, chosen, card, change(card)));

const cardButton = (decision: Decision, chosen: ActionCard, card: ActionCard, move: Move): ButtonSpec => ({
  key: card,
  ...named(decision, card),
  pressed: card === chosen,
  tap: () => decision.compose(move),
});

/** A card's name; short if the editor's title says the rest. */
function named(decision: Decision, card: ActionCard): Pick<ButtonSpec, 'label' | 'text'> {
  if (card === 'none') return { label: t('page.goa.desk.noCard') };
  const label = cardWord(decision, card);
  const kind = kindOf(decision, card);
  return kind === 'shipsOnly' || kind === 'spicesOnly'
    ? { label, text: t(`page.goa.desk.${kind}`) }
    : { label };
}

function colonies(decision: Decision, move: MoveOf<'found' | 'spyFound'>): ButtonRow {
  const { figures } = decision.now;
  return {
    title: t('page.goa.desk.colony'),
    quiet: true,
    buttons: coloniesOf(decision, move.type).map((colony) => ({
      key: colony,
      label: t('page.goa.do.found', { colony: t(`goa.colony.${colony}`), n: figures.colonies[colony].need }),
      text: `${t(`goa.colony.${colony}`)} ${formatNumber(figures.colonies[colony].need)}`,
      pressed: colony === move.colony,
      tap: () => decision.compose({ ...move, colony }),
    })),
  };
}

/** Decline in advance if the colonists fall short. */
function beforehand(decision: Decision, move: MoveOf<'found' | 'spyFound'>): readonly ButtonRow[] {
  if (listed(choicesOf(decision, move.type), 'ifShort', ['decline']).length === 0) return [];
  const { ifShort, ...plain } = move;
  const button: ButtonSpec = {
    key: 'ifShort',
    label: t('page.goa.desk.ifShort'),
    pressed: ifShort !== undefined,
    tap: () => decision.compose(ifShort === undefined ? { ...move, ifShort: 'decline' } : plain),
  };
  return [{ title: t('page.goa.desk.decline'), quiet: true, buttons: [button] }];
}

/** When there is no room for all the cards that an expedition could draw. */
function makingRoom(decision: Decision): readonly ButtonRow[] {
  const { now, you } = decision;
  const room = boundsOf(choicesOf(decision, 'expedition')[0], 'cards').max;
  const limit = now.figures.cardLimit[mine(decision).rows.expeditions] ?? 0;
  const hand = mine(decision).hand.length;
  if (room >= yieldOf(now, you, 'expeditions') || hand === 0) return [];
  return [
    {
      title: t('page.goa.desk.limit', { hand, limit }),
      buttons: [
        {
          key: 'discard',
          label: t('page.goa.do.discards'),
          tap: () => decision.compose({ type: 'discard', cards: [] }),
        },
      ],
    },
  ];
}

/** Found with one of the colony's tiles, or decline; before that, plays that bring colonists. */
function foundingRows(decision: Decision): readonly ButtonRow[] {
  const [asked] = decision.now.questions;
  if (asked?.ask !== 'founding') return [];
  const found = settles(decision, asked.colony);
  const help = found.length > 0 ? [] : [...helpfulCards(decision), ...helpfulTiles(decision)]; // they are in the hand as well
  return [
    { title: t('goa.action.found'), quiet: true, buttons: [...found, decline(decision)] },
    ...(help.length > 0 ? [{ title: t('page.goa.desk.help'), buttons: help }] : []),
    ...spies(decision),
  ];
}

function settles(decision: Decision, colony: Colony): readonly ButtonSpec[] {
  const { tiles: all } = decision.now.figures.colonies[colony];
  const text = t('page.goa.desk.settle');
  const tiles = listed(choicesOf(decision, 'settle'), 'tile', [...all.keys()]);
  return tiles.map((tile) => {
    const spices = all[tile] ?? [];
    return {
      key: `settle${tile}`,
      label: labelled(text, formatList(spices.map((spice) => t(`goa.spice.${spice}`)))),
      text,
      picture: spices.map((spice) => h(SpicePicture, { spice, size: 24 })),
      strong: tiles.length === 1,
      tap: () => decision.choose({ type: 'settle', tile }),
    };
  });
}

function decline(decision: Decision): ButtonSpec {
  const n = decision.now.figures.gains['bonus.notFounded']?.colonists ?? 0;
  return {
    key: 'decline',
    label: labelled(t('page.goa.desk.decline'), `+${t('page.goa.n.colonists', { n })}`),
    tap: () => decision.choose({ type: 'decline' }),
  };
}

const helpfulCards = (decision: Decision): readonly ButtonSpec[] =>
  listed(choicesOf(decision, 'play'), 'card', handOf(decision)).map((card) => {
    const text = cardWord(decision, card);
    const label = t('page.goa.do.play', { card: text });
    return { key: card, label, text, tap: () => decision.choose({ type: 'play', card }) };
  });

const helpfulTiles = (decision: Decision): readonly ButtonSpec[] =>
  listed(choicesOf(decision, 'useTile'), 'tile', TILES).map((tile) => {
    const text = t(`goa.tile.${tile}`);
    const label = t('page.goa.do.use', { tile: text });
    return { key: tile, label, text, tap: () => decision.choose({ type: 'useTile', tile }) };
  });

/** A row for every opponent: what each of their markers brings. */
function spies(decision: Decision): readonly ButtonRow[] {
  const chosen = spyingOf(decision.partial);
  const all = spiesOf(decision);
  return [...new Set(all.map(({ seat }) => seat))].map((seat) => ({
    title: isolate(decision.name(seat)),
    tight: true,
    buttons: all
      .filter((spy) => spy.seat === seat)
      .map((spy) => ({
        key: spy.what,
        label: spyLabel(decision, spy),
        picture: h(ColumnSign, { column: spy.what, size: 24 }),
        text: formatNumber(spy.n),
        pressed: chosen?.seat === seat && chosen.what === spy.what,
        tap: () => decision.compose(spy.move),
      })),
  }));
}
