import { goa } from '#shared/games/goa/words/cs/names.ts';
import { goaBoard } from '#shared/games/goa/words/cs/board.ts';
import { goaDecisions } from '#shared/games/goa/words/cs/decisions.ts';
import { goaPlayers } from '#shared/games/goa/words/cs/players.ts';
import { goaSay } from '#shared/games/goa/words/cs/question.ts';

/** The words of the board in Czech, in one chunk. */
export const words = { ...goa, ...goaBoard, ...goaDecisions, ...goaPlayers, ...goaSay };
