import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Sending } from './sending.ts';
import { errorText, t } from '../lib/i18n.ts';
import { useBackKey, useSendKey, ignoreDoubleTap } from '../ui/input.ts';
import { useSignal } from '@preact/signals';
import {
  scrollToTargets,
  visibleBottom,
  foremostTargets,
  isUntouched,
  setBarHeight,
} from '../ui/scrollIntoView.ts';
import type { Rebased } from './drafting.ts';
import type { Game } from './game.ts';
import { Notice } from '../ui/notices.tsx';
import styles from './turnBar.module.css';

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
    <div class={styles.steps}>
      <ol class="plain">
        {steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
      {balance !== '' && <strong class={`${styles.balance} number`}>{balance}</strong>}
    </div>
  </div>
);

/** The buttons of the draft: take a step back, send it, send it again. */
function DraftButtons({ sending, canSend, canGoBack, unfinished, steps, back, send, repeat }: TurnBarProps) {
  const [backButton, sendButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const isThere = canGoBack || steps.length > 0;
  useSendKey(canSend ? send : undefined);
  useBackKey(back);
  // They may come where a choice has just been tapped. No tap finds them before.
  useLayoutEffect(() => ignoreDoubleTap(backButton.current), [isThere]);
  useLayoutEffect(() => ignoreDoubleTap(sendButton.current), [steps.length]);
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
          ignoreDoubleTap(currentTarget.closest('section'));
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

/** The link from the turn bar to the targets on the board. It is visible while no target is in view, or on keyboard focus. */
function ToBoard() {
  const place = useChoicesPlace();
  if (place === 'nowhere') return null;
  return (
    <button
      type="button"
      class={place === 'seen' ? styles.toBoard : styles.toChoices}
      data-where={place}
      onClick={goToChoices}
    >
      {t('page.turn.toBoard')}
    </button>
  );
}

/** The focus moves to the first of them. */
function goToChoices(): void {
  const things = foremostTargets(document);
  scrollToTargets(things);
  const all = things.flatMap((thing) => [thing, ...thing.querySelectorAll('button')]);
  all.find((one) => one instanceof HTMLButtonElement)?.focus({ preventScroll: true });
}

/** The place of the targets: in view, above it, below it, or nowhere if there are none. */
type ChoicesPlace = 'seen' | 'up' | 'down' | 'nowhere';

function useChoicesPlace(): ChoicesPlace {
  const where = useSignal<ChoicesPlace>('nowhere');
  useEffect(() => {
    const update = (): void => {
      const bar = document.querySelector('.turn-bar');
      const foot = visibleBottom(bar);
      if (bar !== null) setBarHeight([bar], foot); // at the page's end the bar stands higher, and the link on it as well
      where.value = placeOfChoices(foot);
    };
    update();
    const resized = new ResizeObserver(update); // of the page: things are drawn that were fetched
    resized.observe(document.body);
    document.addEventListener('scroll', update, { passive: true });
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', update);
    };
  }); // after every drawing: other things may be lit
  useKeepInView();
  return where.value;
}

/** Above `foot`, in px from the top, things are seen. */
function placeOfChoices(foot: number): ChoicesPlace {
  const boxes = foremostTargets(document).map((thing) => thing.getBoundingClientRect());
  const [first] = boxes;
  if (first === undefined) return 'nowhere';
  if (boxes.some(({ top, bottom }) => bottom > 0 && top < foot)) return 'seen';
  return first.top < 0 ? 'up' : 'down';
}

/** Selectors of the things that are chosen, or put together. */
const CHOSEN = '[aria-pressed=true], [data-choice=desk], [data-choice~=explained]';

/** Keeps chosen things in view when the bar grows over them, and all choices until the page is first touched. */
function useKeepInView(): void {
  useEffect(() => {
    const bar = document.querySelector('.turn-bar');
    if (bar === null) return undefined;
    let before = visibleBottom(bar);
    const grown = new ResizeObserver(() => {
      const foot = visibleBottom(bar);
      setBarHeight([bar], foot);
      const covered = foremostTargets(document).filter((thing) => {
        const { top, bottom } = thing.getBoundingClientRect();
        return top < before && bottom > foot && (isUntouched() || thing.matches(CHOSEN));
      });
      before = foot;
      scrollToTargets(covered);
    });
    grown.observe(bar);
    return () => grown.disconnect();
  }, []);
}

interface RebasedProps {
  readonly game: Pick<Game, 'log' | 'you'>;
  readonly rebased: Rebased;
}

/** Says what became of the draft after the game moved on. */
export function RebasedNotice({ game, rebased }: RebasedProps) {
  const moved = game.log.value.some(
    ({ seq, seat, by }) => seq > rebased.from && seat === game.you.value && by === 'person',
  );
  return (
    <Notice kind={rebased.broken === undefined ? 'info' : 'warning'}>
      {t(moved ? 'page.stale.moved' : 'page.stale.on')} {becameOf(rebased, moved)}
    </Notice>
  );
}

/** `moved`: the player themselves, elsewhere. Then they need not read why their draft is impossible. */
function becameOf({ kept, broken }: Rebased, moved: boolean): string {
  if (broken === undefined) return t('page.stale.kept');
  if (kept === 0) return moved ? t('page.stale.gone') : t('page.stale.none', { why: errorText(broken) });
  const step = t('page.stale.broken', { step: broken.at + 1, why: errorText(broken) });
  return `${step} ${t('page.stale.left', { n: kept })}`;
}
