import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { memo } from '../../ui/memo.tsx';
import { useTitle } from '../../lib/browserPage.ts';
import { route, helpAddress, TOPICS, type Topic } from '../../routes.ts';
import { t, term } from '../../lib/i18n.ts';
import { DoubtMark } from './Doubts.tsx';
import { entryCount, searchParts, synonymsIn, type HelpPart, type Piece } from './pieces.ts';
import { isEnter } from '../../ui/input.ts';
import styles from './help.module.css';

interface Props {
  readonly topic: Topic;
  readonly parts: readonly HelpPart[];
  /** A choice above the text, e.g. the edition. */
  readonly children?: ComponentChildren;
}

/** A topic with its parts, found by word or by address. */
export function Help({ topic, parts, children }: Props) {
  const query = useSignal('');
  const box = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => searchParts(parts, query.value, synonymsIn(t('help.synonyms'))),
    [parts, query.value],
  );
  const sum = shown.reduce((n, part) => n + entryCount(part), 0);
  const title = topic === 'playing' ? t('help.title') : t('page.nav.rules', { game: nameOf(topic) });
  useTitle(title);
  useSignalEffect(() => {
    void route.value; // a new address of this page: scroll to its fragment
    if (location.hash.length < 2) return;
    query.value = '';
    requestAnimationFrame(toFragment);
  });
  useSearchKey();
  useEffect(() => toFirstFound(box.current), [shown]);
  return (
    <div class={styles.help} ref={box}>
      <h1>{title}</h1>
      <Topics here={topic} />
      {topic !== 'playing' && (
        <p>
          <a class="button" href={`/g/first-${topic}#again`}>
            {t('help.guide')}
          </a>
        </p>
      )}
      {children}
      <SearchBox
        query={query}
        found={sum}
        toFirst={() => box.current?.querySelector<HTMLElement>(`.${styles.piece}`)?.focus()}
      />
      <div class={styles.body}>
        <Contents parts={shown} />
        <div>
          {shown.map((part) => (
            <PartText key={part.id} part={part} />
          ))}
        </div>
      </div>
    </div>
  );
}

const nameOf = (topic: Topic): string => (topic === 'playing' ? t('help.playing') : term(`game.${topic}`));

/** A player who searches after scrolling down sees the results from their beginning. */
function toFirstFound(help: Element | null): void {
  const body = help?.querySelector(`.${styles.body}`);
  if (!body || !document.activeElement?.matches(`.${styles.search} input`)) return;
  if (body.getBoundingClientRect().top < 0) body.scrollIntoView();
}

/** Scrolls to the fragment of the address and moves the focus there. */
function toFragment(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Fields that a typed letter belongs to. */
const TYPED = 'input:not([type=radio]), select, textarea';

/** `/` moves to the search, unless the player is typing. */
function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPED) !== null) return;
      const field = document.querySelector<HTMLElement>(`.${styles.help} input[type=search]`);
      if (field === null) return;
      event.preventDefault();
      field.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const Topics = ({ here }: { readonly here: Topic }) => (
  <nav class={styles.topics} aria-label={t('help.topics')}>
    {TOPICS.map((topic) => (
      <a
        key={topic}
        class="button"
        href={helpAddress(topic)}
        aria-current={topic === here ? 'page' : undefined}
      >
        {nameOf(topic)}
      </a>
    ))}
  </nav>
);

const Contents = ({ parts }: { readonly parts: readonly HelpPart[] }) => (
  <nav class={styles.contents} aria-label={t('help.contents')}>
    <ul class="plain">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const PartText = ({ part: { id, title, pieces, entries = [] } }: { readonly part: HelpPart }) => (
  <section aria-labelledby={id} class={styles.part}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {pieces.map((piece) => (
      <PieceText key={piece.id} piece={piece} />
    ))}
    {entries.length > 0 && (
      <div class={styles.entries}>
        {entries.map((entry) => (
          <PieceText key={entry.id} piece={entry} />
        ))}
      </div>
    )}
  </section>
);

/** A slice that is added draws none of the others again. */
const PieceText = memo<{ readonly piece: Piece }>(
  ({ piece: { id, title, art, text, list, more, doubts = [] } }) => (
    <article id={id} class={styles.piece} tabIndex={-1} aria-labelledby={`${id}-title`}>
      {art !== undefined && <div>{art}</div>}
      <div class={styles.pieceWords}>
        <h3 id={`${id}-title`}>
          {title}
          {doubts.map((doubt) => (
            <DoubtMark key={doubt.figure} {...doubt} />
          ))}
        </h3>
        <Paragraphs text={text} list={list} />
        {more}
      </div>
    </article>
  ),
);

interface ParagraphsProps {
  readonly text: Piece['text'];
  readonly list: Piece['list'] | undefined;
}

function Paragraphs({ text, list }: ParagraphsProps) {
  const lead = list === 'choice' ? 1 : 0;
  const items = text.slice(lead).map((line) => <li key={line}>{line}</li>);
  return (
    <>
      {text.slice(0, list === undefined ? text.length : lead).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {list === 'steps' && <ol>{items}</ol>}
      {list === 'choice' && <ul>{items}</ul>}
    </>
  );
}

interface SearchBoxProps {
  readonly query: Signal<string>;
  /** The number of entries shown. */
  readonly found: number;
  toFirst(): void;
}

/** Filters while the player types. Enter goes to the first entry, Escape shows all again. */
function SearchBox({ query, found, toFirst }: SearchBoxProps) {
  const press = (event: KeyboardEvent): void => {
    if (isEnter(event)) {
      event.preventDefault();
      toFirst();
    } else if (event.key === 'Escape' && query.value !== '') {
      event.preventDefault();
      query.value = '';
    }
  };
  return (
    <search class={styles.search}>
      <label>
        <span class="visually-hidden">{t('help.search')}</span>
        <input
          type="search"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          aria-keyshortcuts="/"
          placeholder={t('help.search')}
          value={query.value}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
          onKeyDown={press}
        />
      </label>
      <p class="muted" role="status">
        {query.value.trim() !== '' && t(found === 0 ? 'help.search.none' : 'help.search.found', { n: found })}
      </p>
    </search>
  );
}
