import type { toyAsks } from './en/asks.ts';
import type { toyBoard } from './en/board.ts';
import type { toyGuide } from './en/guide.ts';
import type { toyHelp } from './en/help.ts';
import type { toyHints } from './en/hints.ts';
import type { toyIntroduction } from './en/introduction.ts';
import type { toyNames } from './en/names.ts';
import type { toyStory } from './en/story.ts';

/** A word key of this game, of any catalogue. */
export type Key =
  | keyof typeof toyAsks
  | keyof typeof toyBoard
  | keyof typeof toyGuide
  | keyof typeof toyHelp
  | keyof typeof toyHints
  | keyof typeof toyIntroduction
  | keyof typeof toyNames
  | keyof typeof toyStory;
