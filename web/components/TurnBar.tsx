import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sending } from '../models/sending.ts';
import { lazy } from '../lazy.ts';
import { Later } from './Later.tsx';
import './turnBar.css';

export interface TurnBarProps {
  /** The decision, or the players that the game waits for. */
  readonly title: string;
  readonly yours: boolean;
  /** A hint where on the board to choose; may be empty. */
  readonly hint: string;
  /** The last event in the bar, announced to screen readers when it changes. */
  readonly status: string;
  /** The draft's steps in words. */
  readonly steps: readonly string[];
  /** The gains and costs of the draft; may be empty. */
  readonly balance: string;
  readonly canSend: boolean;
  readonly canGoBack: boolean;
  /** The turn goes on after the steps so far. */
  readonly unfinished: boolean;
  readonly sending: Sending;
  /** Hints for newcomers; may be nothing. */
  readonly tip: ComponentChildren;
  /** Buttons of choices that have no place on the board. */
  readonly children: ComponentChildren;
  back(): void;
  send(): void;
  repeat(): void;
}

/** What is drawn once something has been chosen. The table fetches it as soon as it is drawn itself. */
export const draftBar = lazy(() => import('./DraftBar.tsx'));

const toBoard = async () => (await import('./ToBoard.tsx')).ToBoard;

/** The decision, the draft with its effects, and Send. The choices themselves are on the board. */
export function TurnBar(props: TurnBarProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { steps, yours, hint, sending } = props;
  const hasDraft = steps.length > 0 || props.canGoBack || sending.kind !== 'idle';
  const draft = hasDraft ? draftBar() : undefined;
  useEffect(() => {
    // The pressed button may be gone with its choice: the keyboard goes on from the bar's title, as on a new page.
    if (yours && document.activeElement?.matches('body, main')) title.current?.focus({ preventScroll: true });
  }, [steps.length, props.title, hint]);
  return (
    <section class={yours ? 'turn-bar yours' : 'turn-bar'} aria-labelledby="turn-title">
      <h2 id="turn-title" ref={title} tabIndex={-1} aria-describedby={hint === '' ? undefined : 'turn-hint'}>
        {props.title}
      </h2>
      {yours && <Later quiet load={toBoard} props={{}} />}
      {props.tip}
      {/* It comes and goes with every decision: below the news it does not push them. */}
      {hint !== '' && (
        <p id="turn-hint" class="hint">
          {hint}
        </p>
      )}
      {draft && steps.length > 0 && <draft.DraftSteps {...props} />}
      <p class="turn-status" role="status">
        {props.status}
      </p>
      <p class="buttons">
        {props.children}
        {draft && <draft.DraftButtons {...props} />}
      </p>
    </section>
  );
}
