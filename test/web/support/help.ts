import '../../../web/games/goa/help/words.ts';
import { partsOf as goaParts } from '../../../web/games/goa/help/parts.tsx';
import '../../../web/games/merchants/help/words.ts';
import { partsOf as merchantsParts } from '../../../web/games/merchants/help/parts.tsx';
import type { HelpPart, Piece } from '../../../web/help/pieces.ts';
import { playingParts } from '../../../web/help/playing/parts.tsx';

/** All topics of the help. */
export const TOPICS: readonly (readonly [name: string, parts: () => readonly HelpPart[]])[] = [
  ['playing here', playingParts],
  ['Merchants', merchantsParts],
  ['Goa 2004', () => goaParts('2004')],
  ['Goa 2012', () => goaParts('2012')],
];

/** Every entry that has an address of its own, chapters excluded. */
export const piecesOf = (parts: readonly HelpPart[]): readonly Piece[] =>
  parts.flatMap(({ pieces, entries = [] }) => [...pieces, ...entries]);
