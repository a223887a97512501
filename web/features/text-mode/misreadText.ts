import type { Choice } from '#shared/kernel/choices.ts';
import type { Misread } from './commands.ts';
import { exampleOf, usageOf, wordOf, type TokenNames } from '../../lib/tokens.ts';
import { t } from '../../lib/i18n.ts';

/** A line that is no move, the moves that were possible, and what could be typed besides. */
interface MisreadLine {
  /** In English. */
  readonly line: string;
  /** As its player typed it: only this is shown to them. */
  readonly typed: string;
  readonly why: Misread;
  readonly offered: readonly Choice[];
  readonly verbs: readonly string[];
}

/** Why a line was not understood, and how it goes. */
export function misreadText({ line, typed, why, offered, verbs }: MisreadLine, spell: TokenNames): string {
  switch (why.code) {
    case 'COMMAND_AMBIGUOUS':
      return t('page.text.ambiguous', { usage: usagesOf(namedBy(line, offered), spell) });
    case 'COMMAND_UNFIT':
      return t('page.text.unfit', {
        usage: usagesOf(why.meant, spell),
        example: why.meant
          .slice(0, 1)
          .map((choice) => exampleOf(choice, spell))
          .join(''),
      });
    case 'COMMAND_UNKNOWN': {
      const commands = [...new Set(offered.map(({ type }) => wordOf(type, '', spell))), ...verbs];
      return t('page.text.unknown', { word: typed.trim(), commands: commands.join(' · ') });
    }
  }
}

const usagesOf = (choices: readonly Choice[], spell: TokenNames): string =>
  choices.map((choice) => usageOf(choice, spell)).join('; ');

/** The choices whose names begin as the line does. */
function namedBy(line: string, offered: readonly Choice[]): readonly Choice[] {
  const [word = ''] = line.toLowerCase().split(/[\s,]+/);
  return offered.filter(({ type }) => type.toLowerCase().startsWith(word));
}
