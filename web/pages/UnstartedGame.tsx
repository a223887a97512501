import type { ComponentProps } from 'preact';
import { AbortedGame } from './AbortedGame.tsx';
import { Lobby } from './Lobby.tsx';

/** A game that has not begun. One part, because every part's name weighs in the first script. */
export const UnstartedGame = (props: ComponentProps<typeof Lobby>) =>
  props.view.status === 'aborted' ? <AbortedGame {...props.view} /> : <Lobby {...props} />;
