import { goa } from '../../../../shared/words/fr/goa.ts';
import { goaBoard } from '../../../../shared/words/fr/goaBoard.ts';
import { goaDecisions } from '../../../../shared/words/fr/goaDecisions.ts';
import { goaPlayers } from '../../../../shared/words/fr/goaPlayers.ts';
import { goaSay } from '../../../../shared/words/fr/goaSay.ts';

/** The table's words in French, fetched together. */
export const words = { ...goa, ...goaBoard, ...goaDecisions, ...goaPlayers, ...goaSay };
