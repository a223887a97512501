import { useEffect, useMemo } from 'preact/hooks';
import type { Game } from '../../table/game.ts';
import { createWaiting, type WaitingFor } from './waiting.ts';
import type { Platform } from '../../lib/platform.ts';
import { t } from '../../lib/i18n.ts';

interface Props {
  readonly game: Game;
  readonly platform: Platform;
}

/** What the page waits for, unless its title says so already. */
export function WaitingNotice({ game, platform }: Props) {
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
