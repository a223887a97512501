import { useEffect, useMemo } from 'preact/hooks';
import { useTable } from '../../table/context.tsx';
import { createWaiting, type WaitingFor } from './waiting.ts';
import { t } from '../../lib/i18n.ts';

/** Says what the page waits for, unless its title says so already. */
export function WaitingNotice() {
  const { game, platform } = useTable();
  const waiting = useMemo(() => createWaiting(game, platform), [game, platform]);
  useEffect(() => waiting.dispose, [waiting]);
  const text = textOf(waiting.said.value);
  return (
    <p class="turn-status" role="status">
      {waiting.isLate.value ? `${text} ${t('page.wait.late')}` : text}
    </p>
  );
}

function textOf(waitingFor: WaitingFor | undefined): string {
  switch (waitingFor) {
    case undefined:
    case 'players':
      return '';
    case 'bot':
      return t('page.wait.bot');
    case 'onlyAnswer':
      return t('page.wait.onlyAnswer');
    case 'connection':
      return t('page.wait.connection');
  }
}
