import { goa } from '../../../../shared/words/pl/goa.ts';
import { goaBoard } from '../../../../shared/words/pl/goaBoard.ts';
import { goaDecisions } from '../../../../shared/words/pl/goaDecisions.ts';
import { goaPlayers } from '../../../../shared/words/pl/goaPlayers.ts';
import { goaSay } from '../../../../shared/words/pl/goaSay.ts';

/** The table's words in Polish, fetched together. */
export const words = { ...goa, ...goaBoard, ...goaDecisions, ...goaPlayers, ...goaSay };
