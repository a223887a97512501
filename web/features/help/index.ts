export { DoubtMark, doubtsPart } from './Doubts.tsx';
export { Help } from './Help.tsx';
export type { Doubt, HelpPart, Piece, Sureness, Uncertain } from './pieces.ts';
export { default as helpStyles } from './help.module.css';
