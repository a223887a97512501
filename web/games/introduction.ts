import type { FunctionComponent } from 'preact';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { AnyGuide } from '../lib/guide.ts';
import type { MessageKey } from '../lib/i18n.ts';
import type { Memory } from '../lib/platform.ts';
import type { AnyGameUi } from './gameUi.ts';

export type OptionValue = string | boolean;

/** Options by name, as they are sent; one that is left out has its usual value. */
export type Chosen = Readonly<Record<string, OptionValue>>;

/** An option of a game as the new-game form shows it. The first value is the default. */
export interface OptionField {
  readonly name: string;
  readonly label: MessageKey;
  readonly values: readonly {
    readonly value: OptionValue;
    readonly label: MessageKey;
    readonly hint: MessageKey;
  }[];
  /** The option exists only if these other options have these values. */
  readonly with?: Chosen;
}

/** A game as the page knows it before one is opened, with the loaders of the rest. */
export interface Introduction {
  readonly options: readonly OptionField[];
  /** Loads how a table of the game looks, and its rules, with its words. */
  load(): Promise<{ readonly gameUi: AnyGameUi; readonly rules: AnyTableRules }>;
  /** Loads the guided first round. */
  guide(): Promise<{ readonly guide: AnyGuide }>;
  /** Loads the help page with the game's rules. */
  help(): Promise<{ readonly GameHelp: FunctionComponent<HelpProps> }>;
}

export interface HelpProps {
  readonly device: Memory;
}
