import type { merchantsIntroduction as english } from '../en/introduction.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is said of Merchants before a game of it is opened, in French: the form of a new game, the invitation. */
export const merchantsIntroduction = {
  'page.new.hint.merchants':
    'Knizia 2007. 2 à 4 joueurs, environ 30 minutes : chargez des navires, jouez des cartes, vendez cher.',
  'page.join.minute.merchants':
    'Vos navires transportent des marchandises. À votre tour, vous pouvez échanger une marchandise ou acheter une carte spéciale ; ensuite vous posez au marché des cartes d’une même marchandise, ou en piochez deux. La marchandise posée est vendue : chacun reçoit, pour chacun de ses marqueurs de cette marchandise, une pièce par carte visible de celle-ci. Quand la pioche est vide, le plus riche gagne.',
  'merchants.option.officeDraw': 'Un bureau pioche sa carte',
  'merchants.officeDraw.planning': 'à la fin de la phase I',
  'merchants.officeDraw.turnEnd': 'à la fin du tour',
  'page.merchants.officeDraw.planning.hint': 'La carte piochée peut être jouée dans le même tour.',
  'page.merchants.officeDraw.turnEnd.hint': 'La carte piochée sert au tour suivant.',
} satisfies Translated<typeof english>;
