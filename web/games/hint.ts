import type { MessageKey } from '../lib/i18n.ts';

/** What a newcomer is told about the decision that is open. */
export interface Hint {
  /** Its words: a first line, and the text that is shown when the hint is opened. */
  readonly key: Extract<MessageKey, `hint.${string}`>;
  /** Figures of this game, for the words. */
  readonly values: Readonly<Record<string, number>>;
  /** Where the rules tell more. */
  readonly more: string;
}

/** Names of a game's hints: what its keys `hint.<game>.<name>` end with. */
export type HintName<Game extends string> =
  Extract<MessageKey, `hint.${Game}.${string}`> extends `hint.${Game}.${infer Name}` ? Name : never;
