import { h } from 'preact';
import { TILES } from '#shared/games/goa/things.ts';
import type { Colony } from '#shared/games/goa/things.ts';
import { isolate, formatList, formatNumber, t } from '../../../lib/i18n.ts';
import { cardWord, labelled } from '../targets/labels.ts';
import { listed } from '#shared/kernel/listed.ts';
import { choicesOf, handOf, type Decision } from '../targets/decision.ts';
import { spiesOf, spyLabel } from '../targets/proposals.ts';
import { spyingOf } from '../targets/steps.ts';
import { ColumnSign, SpicePicture } from '../drawings/Pieces.tsx';
import type { ButtonSpec, ButtonRow } from './controls.ts';

/** Found with one of the colony's tiles, or decline; before that, plays that bring colonists. */
export function foundingRows(decision: Decision): readonly ButtonRow[] {
  const [asked] = decision.now.questions;
  if (asked?.ask !== 'founding') return [];
  const found = settles(decision, asked.colony);
  const help = found.length > 0 ? [] : [...cards(decision), ...tiles(decision)]; // they are in the hand as well
  return [
    { title: t('goa.action.found'), quiet: true, knobs: [...found, decline(decision)] },
    ...(help.length > 0 ? [{ title: t('page.goa.desk.help'), knobs: help }] : []),
    ...spies(decision),
  ];
}

function settles(decision: Decision, colony: Colony): readonly ButtonSpec[] {
  const { tiles: all } = decision.now.figures.colonies[colony];
  const text = t('page.goa.desk.settle');
  return listed(choicesOf(decision, 'settle'), 'tile', [...all.keys()]).map((tile) => {
    const spices = all[tile] ?? [];
    return {
      key: `settle${tile}`,
      label: labelled(text, formatList(spices.map((spice) => t(`goa.spice.${spice}`)))),
      text,
      picture: spices.map((spice) => h(SpicePicture, { spice, size: 24 })),
      strong: true,
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

const cards = (decision: Decision): readonly ButtonSpec[] =>
  listed(choicesOf(decision, 'play'), 'card', handOf(decision)).map((card) => {
    const text = cardWord(decision, card);
    const label = t('page.goa.do.play', { card: text });
    return { key: card, label, text, tap: () => decision.choose({ type: 'play', card }) };
  });

const tiles = (decision: Decision): readonly ButtonSpec[] =>
  listed(choicesOf(decision, 'useTile'), 'tile', TILES).map((tile) => {
    const text = t(`goa.tile.${tile}`);
    const label = t('page.goa.do.use', { tile: text });
    return { key: tile, label, text, tap: () => decision.choose({ type: 'useTile', tile }) };
  });

/** A row for every opponent: what each of their markers brings. */
export function spies(decision: Decision): readonly ButtonRow[] {
  const chosen = spyingOf(decision.partial);
  const all = spiesOf(decision);
  return [...new Set(all.map(({ seat }) => seat))].map((seat) => ({
    title: isolate(decision.name(seat)),
    tight: true,
    knobs: all
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
