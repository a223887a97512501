import '../../../web/help/goa/words.ts';
import { partsOf as goaParts } from '../../../web/help/goa/parts.tsx';
import '../../../web/help/merchants/words.ts';
import { partsOf as merchantsParts } from '../../../web/help/merchants/parts.tsx';
import type { Part, Piece } from '../../../web/help/pieces.ts';
import { partsOf as playingParts } from '../../../web/help/playing/parts.tsx';

/** All that is helped with. */
export const TOPICS: readonly (readonly [name: string, parts: () => readonly Part[]])[] = [
  ['playing here', playingParts],
  ['Merchants', merchantsParts],
  ['Goa 2004', () => goaParts('2004')],
  ['Goa 2012', () => goaParts('2012')],
];

/** Everything in it that has an address of its own, chapters aside. */
export const piecesOf = (parts: readonly Part[]): readonly Piece[] =>
  parts.flatMap(({ pieces, entries = [] }) => [...pieces, ...entries]);
