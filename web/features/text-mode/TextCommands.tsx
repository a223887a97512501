import type { Choice } from '#shared/kernel/choices.ts';
import { exampleOf, usageOf, type TokenNames, wordOf } from '../../lib/tokens.ts';
import { t, term, errorText, sentence } from '../../lib/i18n.ts';
import { useTable } from '../../table/context.tsx';
import type { AskingState } from '../../table/game.ts';
import { tableOffers } from '../votes/index.ts';
import { tableUsages, type TableReply } from './terminal.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import type { Misread } from './commands.ts';
import { hasDecided, whatHappened } from '#shared/kernel/recap.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import { namesAt } from '#shared/words/render.ts';
import { OrdersDid } from '../recap/index.ts';

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
      <ul>
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

/** The verbs typed besides moves, in the reader's language. */
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

/** The answer to a line about the table, in words. `local` gives typed words in the reader's language. */
export function tableReplyText(
  reply: TableReply,
  asking: AskingState,
  local: (line: string) => string,
): string {
  switch (reply.kind) {
    case 'sure':
      return `${t('page.menu.leave.what')} ${t('page.text.table.sure', { line: local('table leave') })}`;
    case 'tableUnread':
      return reply.usages.length === 0
        ? t('page.text.noChoice')
        : t('page.text.table.unread', { usages: reply.usages.map(local).join(' · ') });
    case 'tabled':
      return askingText(asking);
  }
}

/** The result of a request about the table, in words. */
export function askingText(asking: AskingState): string {
  switch (asking.kind) {
    case 'idle':
      return ''; // it failed, and the game has gone on
    case 'busy':
      return '…';
    case 'failed':
      return errorText(asking.failure);
    case 'done':
      return t('page.text.table.done');
  }
}

interface TableCommandsProps {
  local(line: string): string;
}

/** The commands about the table that can be typed now; nothing for whoever has no say. */
export function TableCommands({ local }: TableCommandsProps) {
  const { game, view } = useTable();
  const offers = tableOffers(view, game.log.value, serviceNow());
  if (offers === undefined) return null;
  return (
    <>
      <h3>{t('page.menu')}</h3>
      <ul>
        {tableUsages(offers).map((usage) => (
          <li key={usage}>
            <code>{local(usage)}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

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

interface RecapProps {
  /** The row after which it begins. */
  readonly after: number;
}

/** The events since the player's own last move: those that touched them, then all in their order. */
export function TextRecap({ after }: RecapProps) {
  const { game, gameUi, view, name } = useTable();
  const rules = game.rules.value;
  const log = game.log.value;
  if (rules === undefined) return null;
  const since = whatHappened(rules, log, {
    after,
    reader: view.you,
    quiet: gameUi.hiddenEvents,
    votes: endedLines(view, view.you, log),
  });
  const { relevant, story, isUntouched } = since;
  const nameAt = namesAt(game.story.value, name, t('page.seat.former'));
  const inWords = (lines: typeof story) => lines.map(({ seq, phrase }) => sentence(phrase, nameAt(seq)));
  return (
    <>
      <h3>{t(view.you !== null && hasDecided(log, view.you) ? 'page.since.move' : 'page.since.start')}</h3>
      {isUntouched && <p>{t('page.since.untouched')}</p>}
      <ul>
        {inWords(relevant).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <OrdersDid since={since} rows={undefined} />
      <h3>{t('page.since.all', { n: story.length })}</h3>
      <ol>
        {inWords(story).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </>
  );
}
