import { TILES } from '../../../../shared/games/goa/things.ts';
import type { Colony } from '../../../../shared/games/goa/things.ts';
import { isolate, listOf, number, t } from '../../../voice.ts';
import { cardWord, labelled } from '../lights/labels.ts';
import { choicesOf, handOf, listed, type Asked } from '../lights/offers.ts';
import { spiesOf, spyingOf, spyLabel } from '../lights/steps.ts';
import type { Knob, Row } from './controls.ts';
import '../moveWords.ts';

/** Found with one of the colony's tiles, or decline; before that, what brings colonists. */
export function founding(own: Asked): readonly Row[] {
  const [asked] = own.now.questions;
  if (asked?.ask !== 'founding') return [];
  const found = settles(own, asked.colony);
  const help = found.length > 0 ? [] : [...cards(own), ...tiles(own)]; // they lie in the hand as well
  return [
    { title: t('goa.action.found'), quiet: true, knobs: [...found, decline(own)] },
    ...(help.length > 0 ? [{ title: t('page.goa.desk.help'), knobs: help }] : []),
    ...spies(own),
  ];
}

function settles(own: Asked, colony: Colony): readonly Knob[] {
  const { tiles: all } = own.now.figures.colonies[colony];
  const text = t('page.goa.desk.settle');
  return listed(choicesOf(own, 'settle'), 'tile', [...all.keys()]).map((tile) => {
    const spices = all[tile] ?? [];
    return {
      key: `settle${tile}`,
      label: labelled(text, listOf(spices.map((spice) => t(`goa.spice.${spice}`)))),
      text,
      spices,
      strong: true,
      tap: () => own.choose({ type: 'settle', tile }),
    };
  });
}

function decline(own: Asked): Knob {
  const n = own.now.figures.gains['bonus.notFounded']?.colonists ?? 0;
  return {
    key: 'decline',
    label: labelled(t('page.goa.desk.decline'), t('page.goa.n.colonists', { n })),
    tap: () => own.choose({ type: 'decline' }),
  };
}

const cards = (own: Asked): readonly Knob[] =>
  listed(choicesOf(own, 'play'), 'card', handOf(own)).map((card) => {
    const text = cardWord(own, card);
    const label = t('page.goa.do.play', { card: text });
    return { key: card, label, text, tap: () => own.choose({ type: 'play', card }) };
  });

const tiles = (own: Asked): readonly Knob[] =>
  listed(choicesOf(own, 'useTile'), 'tile', TILES).map((tile) => {
    const text = t(`goa.tile.${tile}`);
    const label = t('page.goa.do.use', { tile: text });
    return { key: tile, label, text, tap: () => own.choose({ type: 'useTile', tile }) };
  });

/** A row for every opponent: what his markers are good for. */
export function spies(own: Asked): readonly Row[] {
  const chosen = spyingOf(own.partial);
  return [...Map.groupBy(spiesOf(own), ({ seat }) => seat)].map(([seat, ways]) => ({
    title: isolate(own.name(seat)),
    tight: true,
    knobs: ways.map((spy) => ({
      key: spy.what,
      label: spyLabel(own, spy),
      sign: spy.what,
      text: number(spy.n),
      pressed: chosen?.seat === seat && chosen.what === spy.what,
      tap: () => own.compose(spy.move),
    })),
  }));
}
