import { goa } from '../../../shared/words/en/goa.ts';
import { goaBoard } from '../../../shared/words/en/goaBoard.ts';
import { goaDecisions } from '../../../shared/words/en/goaDecisions.ts';
import { goaPlayers } from '../../../shared/words/en/goaPlayers.ts';
import { goaSay } from '../../../shared/words/en/goaSay.ts';
import { learn } from '../../language.ts';

learn(
  { ...goa, ...goaBoard, ...goaDecisions, ...goaPlayers, ...goaSay },
  {
    pl: () => import('./words/pl.ts'),
    cs: () => import('./words/cs.ts'),
    fr: () => import('./words/fr.ts'),
  },
);
