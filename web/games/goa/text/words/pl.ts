import { goa } from '#shared/games/goa/words/pl/names.ts';
import { goaBoard } from '#shared/games/goa/words/pl/board.ts';
import { goaDecisions } from '#shared/games/goa/words/pl/decisions.ts';
import { goaPlayers } from '#shared/games/goa/words/pl/players.ts';
import { goaSay } from '#shared/games/goa/words/pl/question.ts';

/** The words of the board in Polish, in one chunk. */
export const words = { ...goa, ...goaBoard, ...goaDecisions, ...goaPlayers, ...goaSay };
