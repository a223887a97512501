import type { HelpPart, Piece } from '../../../../../web/features/help/pieces.ts';
import { t } from '../../../../../web/lib/i18n.ts';
import { CARDS, HAND, MAX_DRAW, POINTS } from '../../shared/data.ts';

/** The rules, with their figures. */
export const partsOf = (): readonly HelpPart[] => [
  {
    id: 'game',
    title: t('help.toy.part.game'),
    pieces: [piece('goal'), { ...piece('round'), list: 'steps' }, piece('points')],
  },
];

const piece = (name: 'goal' | 'round' | 'points'): Piece => ({
  id: name,
  title: t(`help.toy.${name}`),
  text: t(`help.toy.${name}.text`, {
    hand: HAND,
    cards: CARDS,
    draw: MAX_DRAW,
    stones: POINTS.stones,
    blue: POINTS.blueNorth,
    streak: POINTS.streak,
  }).split('\n'),
});
