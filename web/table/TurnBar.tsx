import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sending } from './sending.ts';
import { errorText, t } from '../lib/i18n.ts';
import { useBackKey, useSendKey } from '../lib/keys.ts';
import { takeNoTaps } from '../lib/takeNoTaps.ts';
import { ToBoard } from './ToBoard.tsx';
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

/** The decision, the draft with its effects, and Send. The choices themselves are on the board. */
export function TurnBar(props: TurnBarProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { steps, yours, hint, sending } = props;
  const hasDraft = steps.length > 0 || props.canGoBack || sending.kind !== 'idle';
  useEffect(() => {
    // The pressed button may be gone with its choice: the keyboard goes on from the bar's title, as on a new page.
    if (yours && document.activeElement?.matches('body, main')) title.current?.focus({ preventScroll: true });
  }, [steps.length, props.title, hint]);
  return (
    <section class={yours ? 'turn-bar yours' : 'turn-bar'} aria-labelledby="turn-title">
      <h2 id="turn-title" ref={title} tabIndex={-1} aria-describedby={hint === '' ? undefined : 'turn-hint'}>
        {props.title}
      </h2>
      {yours && <ToBoard />}
      {props.tip}
      {/* It comes and goes with every decision: below the news it does not push them. */}
      {hint !== '' && (
        <p id="turn-hint" class="hint">
          {hint}
        </p>
      )}
      {steps.length > 0 && <DraftSteps {...props} />}
      <p class="turn-status" role="status">
        {props.status}
      </p>
      <p class="buttons">
        {props.children}
        {hasDraft && <DraftButtons {...props} />}
      </p>
    </section>
  );
}

/** The draft's steps in words, and their effects. */
const DraftSteps = ({ steps, balance }: TurnBarProps) => (
  <div class="draft">
    <h3 class="visually-hidden">{t('page.draft')}</h3>
    <div class="draft-steps">
      <ol class="plain">
        {steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
      {balance !== '' && <strong class="draft-balance number">{balance}</strong>}
    </div>
  </div>
);

/** What can be done with the draft: take a step back, send it, send it again. */
function DraftButtons({ sending, canSend, canGoBack, unfinished, steps, back, send, repeat }: TurnBarProps) {
  const [backButton, sendButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const isThere = canGoBack || steps.length > 0;
  useSendKey(canSend ? send : undefined);
  useBackKey(back);
  // They may come where a choice has just been tapped.
  useEffect(() => takeNoTaps(backButton.current), [isThere]);
  useEffect(() => takeNoTaps(sendButton.current), [steps.length]);
  if (sending.kind === 'unknown')
    return (
      <button type="button" class="primary" onClick={repeat}>
        {t('page.send.again')}
      </button>
    );
  const busy = sending.kind === 'sending';
  if (!busy && !isThere) return null;
  return (
    <>
      <button
        type="button"
        class="back"
        ref={backButton}
        disabled={!canGoBack || busy}
        onClick={back}
        aria-keyshortcuts="Escape"
      >
        {t('page.back')}
      </button>
      <button
        type="button"
        class={unfinished ? 'send' : 'primary send'}
        ref={sendButton}
        disabled={!canSend}
        onClick={({ currentTarget }) => {
          takeNoTaps(currentTarget.closest('section'));
          send();
        }}
        aria-keyshortcuts="Control+Enter"
        title={t('page.send.key')}
      >
        {t(busy ? 'page.send.busy' : unfinished ? 'page.send.soFar' : 'page.send')}
      </button>
    </>
  );
}

/** The state of a commit in words; empty if there is nothing to say. `yours`: the turn is its sender's even now. */
export function sendingText(sending: Sending, yours: boolean): string {
  switch (sending.kind) {
    case 'idle':
      return '';
    case 'sending':
      return t('page.send.busy');
    case 'sent':
      return t(yours ? 'page.send.open' : 'page.send.done');
    case 'unknown':
      return `${errorText(sending.failure)} ${t('page.send.wait', { seconds: Math.round(sending.wait / 1000) })}`;
    case 'refused':
      return t('page.send.refused', { why: errorText(sending.failure) });
  }
}
