export { DoubtMark } from './DoubtMark.tsx';
export { doubtsPart } from './Doubts.tsx';
export { Help } from './Help.tsx';
export type { HelpPart, Piece } from './pieces.ts';
export type { Doubt, Sureness, Uncertain } from './sureness.ts';
