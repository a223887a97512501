import type { ComponentProps } from 'preact';
import { NotShownYet } from '../components/people/NotShownYet.tsx';
import { AbortedGame } from './AbortedGame.tsx';
import { Lobby } from './Lobby.tsx';

/**
 * A game that has not begun, or not yet for people without a seat. One part, because every part's name weighs in the first
 * script.
 */
export function UnstartedGame(props: ComponentProps<typeof Lobby>) {
  const { status } = props.view;
  if (status === 'aborted') return <AbortedGame {...props.view} />;
  return status === 'open' ? <Lobby {...props} /> : <NotShownYet {...props.view} />;
}
