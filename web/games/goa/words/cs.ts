import { goa } from '../../../../shared/words/cs/goa.ts';
import { goaBoard } from '../../../../shared/words/cs/goaBoard.ts';
import { goaDecisions } from '../../../../shared/words/cs/goaDecisions.ts';
import { goaPlayers } from '../../../../shared/words/cs/goaPlayers.ts';
import { goaSay } from '../../../../shared/words/cs/goaSay.ts';

/** The table's words in Czech, fetched together. */
export const words = { ...goa, ...goaBoard, ...goaDecisions, ...goaPlayers, ...goaSay };
