import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { forgetSeatLinks } from '../../lib/seatLinks.ts';
import { LoadingNotice, OnwardLinks } from '../../ui/notices.tsx';
import { Lobby } from './Lobby.tsx';
import type { GameView } from '#shared/protocol/http.ts';
import { t, term } from '../../lib/i18n.ts';
import { formatDuration } from '../../lib/times.ts';

/**
 * A game that has not begun, or not yet for people without a seat. One part, because every part's name weighs in the first
 * script.
 */
export function UnstartedGame(props: ComponentProps<typeof Lobby>) {
  const { id, status, watchDelay, you } = props.view;
  const { device } = props.platform;
  useEffect(() => {
    if (status !== 'open') forgetSeatLinks(device, id);
  }, [device, id, status]);
  if (status === 'aborted') return <AbortedGame {...props.view} />;
  if (status === 'open') return <Lobby {...props} />;
  // It has just begun: its first row is on the way, unless a watch delay keeps it back.
  return you === null && watchDelay > 0 ? <NotShownYet {...props.view} /> : <LoadingNotice />;
}

/** A game that was called off before it began. */
const AbortedGame = ({ game }: Pick<GameView, 'game'>) => (
  <div class="narrow">
    <h1>{term(`game.${game}`)}</h1>
    <p>{t('page.status.aborted')}</p>
    <OnwardLinks also="new" />
  </div>
);

/** A game with a watch delay that has just begun, to somebody without a seat. */
function NotShownYet({ game, watchDelay }: GameView) {
  return (
    <div class="narrow">
      <h1>{term(`game.${game}`)}</h1>
      <p>{t('page.watch.soon', { duration: formatDuration(watchDelay, { long: true }) })}</p>
    </div>
  );
}
