import type { HelpPart, Piece } from '../../../web/features/help/pieces.ts';
import { playingParts } from '../../../web/features/help/PlayingHelp.tsx';
import { pageKits } from './pageKits.ts';

/** All topics of the help. */
export const TOPICS: readonly (readonly [name: string, parts: () => readonly HelpPart[]])[] = [
  ['playing here', playingParts],
  ...(await pageKits()).flatMap(([, { help }]) => help),
];

/** Every entry that has an address of its own, chapters excluded. */
export const piecesOf = (parts: readonly HelpPart[]): readonly Piece[] =>
  parts.flatMap(({ pieces, entries = [] }) => [...pieces, ...entries]);
