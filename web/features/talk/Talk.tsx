import { useModel, useSignalEffect, useSignal, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useEffect } from 'preact/hooks';
import type { Message } from '#shared/protocol/http.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { useTable } from '../../table/context.tsx';
import { TalkModel, type Talk as Model, authorsBy } from './talk.ts';
import { formatDateTime, isolate, t } from '../../lib/i18n.ts';
import { usePageVisible } from '../../lib/browserPage.ts';
import { isEnter } from '../../ui/input.ts';
import { Name } from '../../ui/names.tsx';
import { FailureNotice } from '../../ui/notices.tsx';
import { NotesPanel } from './Notes.tsx';
import styles from './talk.module.css';

/** The messages of the table, and below them the player's notes; nothing at a guided table. */
export const TalkPanel = () => (useTable().platform.guide ? null : <Panel />);

function Panel() {
  const { game, view, platform } = useTable();
  const talk = useModel(() => new TalkModel(view.id, platform, game));
  const card = useRef<HTMLDetailsElement>(null);
  const name = authorsBy(game.log.value, view);
  const fresh = talk.fresh.value;
  const open = talk.open.value;
  const last = fresh.at(-1);
  useRoomInHeader(last !== undefined, card);
  const jump = (): void => {
    talk.setOpen(true);
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.querySelector('summary')?.focus({ preventScroll: true });
    toEnd(card.current?.querySelector('[role=log]'));
  };
  return (
    <>
      {last !== undefined && (
        <button type="button" class={styles.jump} onClick={jump}>
          {t('page.talk.jump', { n: fresh.length })}
        </button>
      )}
      <details
        class={`card ${styles.talk}`}
        ref={card}
        open={open}
        onToggle={({ currentTarget }) => talk.setOpen(currentTarget.open)}
      >
        <summary>
          <h2 id="talk-title">{t('page.talk')}</h2>
          {fresh.length > 0 && <span class="tag turn">{t('page.talk.new', { n: fresh.length })}</span>}
        </summary>
        <Said talk={talk} name={name} />
        {(view.you !== null || view.host) && <Writing talk={talk} />}
        <p class="muted">{t('page.talk.all')}</p>
      </details>
      <p class="visually-hidden" role="status">
        {last !== undefined && !open && t('page.talk.from', { name: isolate(name(last)) })}
      </p>
      {view.you !== null && <NotesPanel key={view.you} id={view.id} seat={view.you} platform={platform} />}
    </>
  );
}

/**
 * The way to new messages lies over the header, but not in text mode. (With `:has()` each part of the table would style
 * the page again.)
 */
function useRoomInHeader(taken: boolean, card: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    document.body.toggleAttribute(
      'data-talk-waits',
      taken && card.current?.closest('[data-mode=text]') === null,
    );
    return () => document.body.removeAttribute('data-talk-waits');
  }, [taken, card]);
}

/** So near to the end (px) one is at the end. */
const NEAR = 40;

interface SaidProps {
  readonly talk: Model;
  name(message: Message): string;
}

const toEnd = (box: Element | null | undefined): void => box?.scrollTo(0, box.scrollHeight);

/**
 * The messages, newest at the bottom. Messages that were in view are no longer new. Whoever reads earlier ones stays there
 * when others write.
 */
function Said({ talk, name }: SaidProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useSignal(true);
  const visible = usePageVisible();
  const inView = useInView(box);
  const messages = talk.messages.value;
  const newest = messages.at(-1)?.seq;
  const isHeard = talk.fresh.value.length === 0;
  const open = talk.open.value;
  const look = (): void => {
    const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = box.current ?? {};
    isAtEnd.value = scrollHeight - clientHeight - scrollTop < NEAR;
  };
  useLayoutEffect(() => toEnd(box.current), [open]);
  useLayoutEffect(() => {
    if (isAtEnd.peek() || isHeard) toEnd(box.current);
    look(); // a phone that was turned may show all of it, where nothing scrolls
  }, [newest, isHeard]);
  useSignalEffect(() => {
    const isSeen = talk.open.value && visible.value && inView.value && isAtEnd.value;
    if (isSeen && talk.fresh.value.length > 0) talk.hear();
  });
  return (
    // The box scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class={styles.box} role="log" aria-labelledby="talk-title" tabIndex={0} ref={box} onScroll={look}>
      {talk.earlier.value && (
        <button type="button" onClick={() => void talk.loadEarlier()}>
          {t('page.talk.earlier')}
        </button>
      )}
      {messages.length === 0 && <p class="muted">{t('page.talk.none')}</p>}
      <ol class="plain">
        {messages.map((message) => (
          <li key={message.seq}>
            {message.seat !== null && <SeatMark seat={message.seat} size={16} />}
            <strong>
              <Name>{name(message)}</Name>
            </strong>{' '}
            <time class="muted" dateTime={new Date(message.at).toISOString()}>
              {formatDateTime(message.at)}
            </time>
            <p dir="auto">{message.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The longest message the service takes. */
const LONGEST = 500;

/** The field for a message; Enter sends it. */
function Writing({ talk }: { readonly talk: Model }) {
  const asking = talk.asking.value;
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event: Event): void => {
    event.preventDefault();
    field.current?.focus({ preventScroll: true }); // the tapped button can do nothing now; the next message may follow
    void talk.send();
  };
  const press = (event: KeyboardEvent): void => {
    if (isEnter(event) && !event.shiftKey) send(event);
  };
  return (
    <form class={styles.form} onSubmit={send}>
      <label>
        {t('page.talk.write')}
        <textarea
          ref={field}
          rows={2}
          dir="auto"
          maxLength={LONGEST}
          enterkeyhint="send"
          value={talk.text.value}
          onInput={({ currentTarget }) => talk.write(currentTarget.value)}
          onKeyDown={press}
        />
      </label>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
      <button type="submit" disabled={asking.kind === 'busy' || talk.text.value.trim() === ''}>
        {t('page.talk.send')}
      </button>
    </form>
  );
}

/** Is the element on the screen, scrolled to? */
function useInView(element: RefObject<Element | null>): ReadonlySignal<boolean> {
  const inView = useSignal(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => (inView.value = seen.at(-1)?.isIntersecting === true));
    if (element.current !== null) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, inView]);
  return inView;
}
