import { useEffect, useRef } from 'preact/hooks';
import type { Sending } from '../models/sending.ts';
import { errorText, t } from '../i18n.ts';
import type { TurnBarProps } from './TurnBar.tsx';
import { useBackKey, useSendKey } from './keys.ts';
import { takeNoTaps } from './takeNoTaps.ts';

/** The draft's steps in words, and their effects. */
export const DraftSteps = ({ steps, balance }: TurnBarProps) => (
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
export function DraftButtons({
  sending,
  canSend,
  canGoBack,
  unfinished,
  steps,
  back,
  send,
  repeat,
}: TurnBarProps) {
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
