import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { forgetSeatLinks } from '../../lib/seatLinks.ts';
import { NotShownYet } from './NotShownYet.tsx';
import { LoadingNotice } from '../../ui/notices.tsx';
import { AbortedGame } from './AbortedGame.tsx';
import { Lobby } from './Lobby.tsx';

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
