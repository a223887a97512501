import { goa } from '#shared/games/goa/words/fr/names.ts';
import { goaBoard } from '#shared/games/goa/words/fr/board.ts';
import { goaDecisions } from '#shared/games/goa/words/fr/decisions.ts';
import { goaPlayers } from '#shared/games/goa/words/fr/players.ts';
import { goaSay } from '#shared/games/goa/words/fr/question.ts';

/** The words of the board in French, in one chunk. */
export const words = { ...goa, ...goaBoard, ...goaDecisions, ...goaPlayers, ...goaSay };
