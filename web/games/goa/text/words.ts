import { goa } from '#shared/games/goa/words/en/names.ts';
import { goaBoard } from '#shared/games/goa/words/en/board.ts';
import { goaDecisions } from '#shared/games/goa/words/en/decisions.ts';
import { goaPlayers } from '#shared/games/goa/words/en/players.ts';
import { goaSay } from '#shared/games/goa/words/en/question.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(
  { ...goa, ...goaBoard, ...goaDecisions, ...goaPlayers, ...goaSay },
  {
    pl: () => import('./words/pl.ts'),
    cs: () => import('./words/cs.ts'),
    fr: () => import('./words/fr.ts'),
  },
);
