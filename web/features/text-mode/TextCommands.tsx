import type { Choice } from '#shared/kernel/choices.ts';
import { exampleOf, usageOf, type TokenNames } from '../../lib/tokens.ts';
import { t, term } from '../../lib/i18n.ts';

interface Props {
  /** Which game it is. */
  readonly game: string;
  /** The moves offered now. */
  readonly choices: readonly Choice[];
  readonly spell: TokenNames;
  /** At a guided table nobody is asked to take a move back. */
  readonly isGuided: boolean;
}

const LINES = ['send', 'back', 'undo', 'agree', 'recap', 'help'] as const;
const AMONG_PLAYERS: ReadonlySet<(typeof LINES)[number]> = new Set(['undo', 'agree']);

/** Everything that can be typed now: what it does, how it goes, an example. */
export function TextCommands({ game, choices, spell, isGuided }: Props) {
  const params = choices.flatMap((choice) => choice.params);
  return (
    <>
      <h3>{t('page.text.commands')}</h3>
      <ul class="commands">
        {choices.length === 0 && <li>{t('page.text.noChoice')}</li>}
        {choices.map((choice) => (
          <Command
            key={JSON.stringify(choice)}
            usage={usageOf(choice, spell)}
            does={term(`ask.${game}.${choice.type}`)}
            example={exampleOf(choice, spell)}
          />
        ))}
        {LINES.filter((line) => !isGuided || !AMONG_PLAYERS.has(line)).map((line) => (
          <li key={line}>{t(`page.text.help.${line}`, verbs())}</li>
        ))}
      </ul>
      {params.length > 0 && <p class="muted">{t('page.text.how')}</p>}
      {params.some(({ kind }) => kind === 'fields') && <p class="muted">{t('page.text.how.fields')}</p>}
    </>
  );
}

/** What is typed besides moves, in the reader's language. */
export const verbs = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['send', 'back', 'undo', 'agree', 'refuse', 'recap', 'help'] as const).map((verb) => [
      verb,
      term(`typed.page.${verb}`),
    ]),
  );

interface CommandProps {
  readonly usage: string;
  readonly does: string;
  readonly example: string;
}

const Command = ({ usage, does, example }: CommandProps) => (
  <li>
    <code>{usage}</code> – {does}
    {example !== usage && (
      <>
        {'; '}
        <span class="muted">
          {t('page.text.example')} <code>{example}</code>
        </span>
      </>
    )}
  </li>
);
