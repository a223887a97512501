import { formatList, t } from '../../../../../web/lib/i18n.ts';
import type { Move, Stones } from '../../shared/moves.ts';
import './words.ts';

/** The words of a button, or of a move whose outcome only the server knows. */
export function moveWords(move: Move): string {
  switch (move.type) {
    case 'lay':
      return t('page.toy.lay', { card: move.card });
    case 'build':
      return t('page.toy.build', { stones: formatList(stoneWords(move.on)) });
    case 'draw':
      return t('page.toy.draw', { n: move.count });
    case 'stop':
      return t('page.toy.stop');
  }
}

const stoneWords = ({ north, east, south }: Stones): readonly string[] => [
  ...(north === undefined ? [] : [t(north === 'blue' ? 'toy.stone.blue.north' : 'toy.stone.red.north')]),
  ...(east === undefined ? [] : [t('toy.stone.red.east')]),
  ...(south === undefined ? [] : [t('toy.stone.blue.south')]),
];
