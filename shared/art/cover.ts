import type { Picture } from './drawing.ts';

/**
 * A game's picture before one is opened: on the first page, and where a link to a game is previewed. It has no words and no
 * figures, so that it is the same for every reader, and fills its sheet.
 */
export interface Cover {
  readonly of: Picture;
  /** What a value of an option means, by `option.value`. Each fills an `OPTION` sheet. */
  readonly options: Readonly<Record<string, Picture>>;
  /** The game's own colours, by the class that names them. */
  readonly colours: Readonly<Record<string, string>>;
}

/** The sheet of every cover, in units: the shape that previews of links have. */
export const COVER = { width: 600, height: 315 } as const;

/** The sheet of an option's picture, in units. */
export const OPTION = { width: 144, height: 72 } as const;

/** Where a cover is served: drawn by the build. PNG is for what previews links. */
export const coverPath = (game: string, kind: 'svg' | 'png'): string => `/covers/${game}.${kind}`;

/** Where the picture of an option's value is served. */
export const optionPath = (game: string, option: string, value: string | boolean): string =>
  coverPath(`${game}.${option}.${value}`, 'svg');
