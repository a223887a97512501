import { computed, useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ComponentProps } from 'preact';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { namesAt } from '#shared/words/render.ts';
import { useTable, type Table } from '../../table/context.tsx';
import { Aftermath } from './Aftermath.tsx';
import { Slider, type Chapter } from './Slider.tsx';
import { LoadingNotice, Notice } from '../../ui/notices.tsx';
import { Log } from '../../table/log/Log.tsx';
import { textOf } from '../../table/log/logText.ts';
import { addressTrial, isTrying, leaveTrial, TrialPage } from '../trial/index.ts';
import { TakeBack } from '../votes/index.ts';
import type { AnyScene, RowPlace } from '../../games/gameUi.ts';
import { pastScene } from '../../games/scene.ts';
import type { Game } from '../../table/game.ts';
import { createPast, isLogWhole, type Past } from '../../table/history.ts';
import { standingEvents } from '../../table/pageRules.ts';
import { turnsOf } from '../../lib/story.ts';
import { readdress, REPLAY, route } from '../../routes.ts';
import { t, term } from '../../lib/i18n.ts';
import styles from './slider.module.css';
import historyStyles from './history.module.css';

interface Props {
  /** The row after which the table is shown. */
  readonly at: number;
}

/** The address follows the slider after this time (ms), because browsers limit how often it may change. */
const ADDRESS_AFTER = 400;

/** The game as it stood at any row of the log, under the viewer's own eyes. */
export function HistoryPage({ at }: Props) {
  const { game } = useTable();
  const rules = game.rules.value;
  const length = game.log.value.length;
  if (rules === undefined || length < Math.min(at, game.position.value.seq)) return <LoadingNotice />;
  return <Times at={at} rules={rules} />;
}

/** Of a game that is over. It tells of the whole log, which may come after the row that is shown. */
export const WholeAftermath = (props: ComponentProps<typeof Aftermath>) =>
  isLogWhole(useTable().game) ? <Aftermath {...props} /> : null;

/** The history, or a trial that was begun in it. */
function Times(props: HistoryProps) {
  const position = usePosition(props.at);
  const tries = useTrying();
  if (!tries.now.value) return <History {...props} position={position} begin={tries.begin} />;
  const at = Math.max(1, position.shown.value);
  return <TrialPage at={at} leave={tries.leave} />;
}

/** Is a trial shown? The browser's way back leaves it. */
function useTrying() {
  const now = useSignal(isTrying());
  const follow = (): void => void (now.value = isTrying());
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [now]);
  const begin = (): void => {
    addressTrial();
    follow();
    scrollTo(0, 0);
  };
  const leave = (): void => {
    leaveTrial();
    follow();
  };
  return { now, begin, leave };
}

interface HistoryProps extends Props {
  readonly rules: AnyTableRules;
}

interface PastProps extends HistoryProps {
  readonly position: Position;
  /** Begins a trial from the row shown. */
  begin(): void;
}

function History(props: PastProps) {
  const { rules } = props;
  const table = useTable();
  const { game, gameUi, view, name } = table;
  const past = useMemo(() => createPast(rules), [rules]);
  const log = game.log.value;
  const { shown, move } = props.position;
  const at = shown.value;
  const story = game.story.value;
  const entry = story[at - 1];
  const nameAt = namesAt(story, name, t('page.seat.former'));
  const happened = entry === undefined ? '' : textOf(entry, gameUi.hiddenEvents, nameAt(at));
  const text = happened === '' ? t('page.history.quiet') : happened;
  const { chronicle } = gameUi;
  const places = useMemo(() => chronicle?.placesOf(story, name), [chronicle, story, name]);
  const marks = useMemo(
    () => ({ turns: turnRows(game, places), chapters: chaptersOf(game, places) }),
    [story, places],
  );
  return (
    <div class={view.status === 'over' ? `game history ${historyStyles.ended}` : 'game history'}>
      <Head view={view} beyond={props.at > log.length} />
      <gameUi.Board {...sceneAt(table, rules, past, at)} />
      <div class="side">
        <section class="turn-bar" aria-label={t('page.history.position')}>
          <p class="caption" role="status">
            {text} {entry?.undone && <span class="tag">{t('page.history.undone')}</span>}
          </p>
          <Slider at={at} length={log.length} {...marks} text={text} move={move} />
          <div class={styles.fromHere}>
            <button type="button" onClick={props.begin}>
              {t('page.history.try')}
            </button>
            <TakeBack to={at} />
          </div>
        </section>
        <div class="aside">
          <Log shown={shown} />
          {view.status === 'over' && <WholeAftermath rules={rules} past={past} places={places} />}
        </div>
      </div>
    </div>
  );
}

interface Position {
  readonly shown: ReadonlySignal<number>;
  move(row: number): void;
}

/** The row shown: the address says where one begins, and follows. */
function usePosition(asked: number): Position {
  const { game, view, platform } = useTable();
  const at = useSignal(asked);
  const shown = useMemo(() => computed(() => Math.min(at.value, game.log.value.length)), [at, game]);
  /** The row in the address by this page's own doing: following that would take back a step made meanwhile. */
  const written = useRef(asked);
  useEffect(() => {
    if (asked !== written.current) at.value = asked;
    written.current = asked;
  }, [asked, at]);
  useSignalEffect(() => {
    const row = at.value;
    return platform.later(ADDRESS_AFTER, () => {
      const path = `/g/${view.id}/at/${row}`;
      written.current = row;
      // An effect ends only after the next page is drawn: where the player went meanwhile stays.
      if (isHere(view.id) && location.pathname !== path) readdress(path);
    });
  });
  const move = (row: number): void => {
    at.value = row;
  };
  return { shown, move };
}

function isHere(game: string): boolean {
  const at = route.peek();
  return at.page === 'game' && at.mode === 'history' && at.game === game;
}

function Head({ view, beyond }: { readonly view: GameView; readonly beyond: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div class="mode-head">
      <h1 ref={title} tabIndex={-1}>
        {t('page.history.of', { game: term(`game.${view.game}`) })}
      </h1>
      {view.id !== REPLAY && (
        <a class="button" href={`/g/${view.id}`}>
          {t('page.history.back')}
        </a>
      )}
      {beyond && <Notice kind="info">{t('page.history.beyond')}</Notice>}
    </div>
  );
}

function sceneAt({ game, view, name }: Table, rules: AnyTableRules, past: Past, at: number): AnyScene {
  const log = game.log.value;
  return {
    ...pastScene(rules, {
      state: past(log, at),
      since: past(log, at - 1),
      events: standingEvents(rules, log.slice(0, at)),
    }),
    you: view.you,
    over: view.status === 'over',
    seats: view.seats,
    name,
    choose: nothing,
    compose: nothing,
    refusal: nothing,
  };
}

const nothing = () => undefined;

/** Where turns begin; in a game with parts, where its sections do, e.g. each auction. */
function turnRows(game: Game, places: readonly RowPlace[] | undefined): readonly number[] {
  const story = game.story.peek();
  if (places === undefined)
    return turnsOf(story).flatMap(([first]) => (first === undefined ? [] : [first.seq]));
  const keyOf = (seq: number): string => {
    const { part, section } = places[seq - 1] ?? {};
    return `${part?.key}/${section?.key}`;
  };
  return story.map(({ seq }) => seq).filter((seq) => keyOf(seq) !== keyOf(seq - 1));
}

/** Where parts of the game begin; one that was begun again after taking back, where it began first. */
function chaptersOf(game: Game, places: readonly RowPlace[] | undefined): readonly Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const { seq } of game.story.peek()) {
    const part = places?.[seq - 1]?.part;
    if (part !== undefined && !chapters.has(part.key))
      chapters.set(part.key, { seq, label: part.label, short: part.short });
  }
  return [...chapters.values()];
}
