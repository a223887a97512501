import type { Commit } from '#shared/kernel/log.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { AskingState } from '../../table/asking.ts';
import { tableOffers } from '../votes/index.ts';
import { tableUsages, type TableReply } from './tableTerminal.ts';
import { errorText, t } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';

/** What a line about the table did, in words. `local` gives typed words in the reader's language. */
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

/** What came of a request about the table. */
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

interface Props {
  readonly view: GameView;
  readonly log: readonly Commit[];
  local(line: string): string;
}

/** What can be typed about the table now; nothing for whoever has no say. */
export function TableCommands({ view, log, local }: Props) {
  const offers = tableOffers(view, log, serviceNow());
  if (offers === undefined) return null;
  return (
    <>
      <h3>{t('page.menu')}</h3>
      <ul class="commands">
        {tableUsages(offers).map((usage) => (
          <li key={usage}>
            <code>{local(usage)}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
