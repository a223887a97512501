import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sending } from '../models/sending.ts';
import { explain, t } from '../voice.ts';
import { Later } from './Later.tsx';
import './turnBar.css';

interface Props {
  /** What is asked, or whom the game waits for. */
  readonly title: string;
  readonly yours: boolean;
  /** Where on the board the answer is given; may be empty. */
  readonly hint: string;
  /** What just happened in the bar; said to screen readers as it changes. */
  readonly status: string;
  /** The draft's steps in words. */
  readonly steps: readonly string[];
  /** What the draft brings or costs; may be empty. */
  readonly balance: string;
  readonly canSend: boolean;
  readonly canGoBack: boolean;
  /** The turn goes on after the steps so far. */
  readonly unfinished: boolean;
  readonly sending: Sending;
  /** What newcomers are told besides; may be nothing. */
  readonly tip: ComponentChildren;
  /** Buttons of choices that have no place on the board. */
  readonly children: ComponentChildren;
  back(): void;
  send(): void;
  repeat(): void;
}

const toBoard = async () => (await import('./ToBoard.tsx')).ToBoard;

/** What is asked, the draft so far and what it brings, Send; the choices themselves lie on the board. */
export function TurnBar(props: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { steps, yours, hint } = props;
  useEffect(() => {
    // The pressed button may be gone with its choice: the keyboard goes on from the bar's title.
    if (yours && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [steps.length, yours]);
  return (
    <section class={yours ? 'turn-bar yours' : 'turn-bar'} aria-labelledby="turn-title">
      <h2 id="turn-title" ref={title} tabIndex={-1}>
        {props.title}
      </h2>
      {hint !== '' && <p class="hint">{hint}</p>}
      {yours && <Later quiet load={toBoard} props={{}} />}
      {props.tip}
      {steps.length > 0 && <DraftSteps {...props} />}
      <p class="turn-status" role="status">
        {props.status}
      </p>
      <Buttons {...props} />
    </section>
  );
}

const DraftSteps = ({ steps, balance }: Props) => (
  <div class="draft">
    <h3 class="heard">{t('page.draft')}</h3>
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

function Buttons({ sending, canSend, canGoBack, unfinished, steps, children, back, send, repeat }: Props) {
  if (sending.kind === 'unknown')
    return (
      <p class="buttons">
        <button type="button" class="primary" onClick={repeat}>
          {t('page.send.again')}
        </button>
      </p>
    );
  const busy = sending.kind === 'sending';
  const drafting = busy || canGoBack || steps.length > 0;
  return (
    <p class="buttons">
      {children}
      {drafting && (
        <button
          type="button"
          class="back"
          disabled={!canGoBack || busy}
          onClick={back}
          aria-keyshortcuts="Escape"
        >
          {t('page.back')}
        </button>
      )}
      {drafting && (
        <button type="button" class={unfinished ? 'send' : 'primary send'} disabled={!canSend} onClick={send}>
          {t(busy ? 'page.send.busy' : unfinished ? 'page.send.soFar' : 'page.send')}
        </button>
      )}
    </p>
  );
}

/** How a commit stands, in words; empty where there is nothing to say. */
export function sendingText(sending: Sending): string {
  switch (sending.kind) {
    case 'idle':
      return '';
    case 'sending':
      return t('page.send.busy');
    case 'sent':
      return t('page.send.done');
    case 'unknown':
      return `${explain(sending.failure)} ${t('page.send.wait', { seconds: Math.round(sending.wait / 1000) })}`;
    case 'refused':
      return t('page.send.refused', { why: explain(sending.failure) });
  }
}
