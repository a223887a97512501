import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyTableRules } from '../../shared/kernel/rules.ts';
import type { GameView } from '../../shared/protocol/http.ts';
import { namesOf } from '../components/names.ts';
import { exportOnce } from '../components/history/exported.ts';
import { Hidden } from '../components/history/Hidden.tsx';
import { ScoreChart } from '../components/history/ScoreChart.tsx';
import { Slider } from '../components/history/Slider.tsx';
import { Verified } from '../components/history/Verified.tsx';
import '../components/history/history.css';
import '../components/history/words.ts';
import { Loading } from '../components/Loading.tsx';
import { Log, sentencesOf } from '../components/Log.tsx';
import { Notice } from '../components/Notice.tsx';
import { Standings } from '../components/Standings.tsx';
import type { AnyDrawing, AnyScene } from '../games/drawing.ts';
import { pastScene } from '../games/past.ts';
import type { Game } from '../models/game.ts';
import { createPast, scoresOver, type Past } from '../models/history.ts';
import { standingEvents, turnsOf } from '../models/story.ts';
import type { World } from '../models/world.ts';
import { readdress } from '../routes.ts';
import { t, term } from '../voice.ts';

interface Props {
  readonly game: Game;
  readonly drawing: AnyDrawing;
  readonly view: GameView;
  readonly world: World;
  /** The row after which the table is shown. */
  readonly at: number;
}

/** The address follows the slider after so many milliseconds: browsers allow few changes of it in a short time. */
const ADDRESS_AFTER = 400;

/** The game as it stood at any row of the log, under the viewer's own eyes. */
export function HistoryPage(props: Props) {
  const { game, at } = props;
  const rules = game.rules.value;
  const length = game.log.value.length;
  if (rules === undefined || length < Math.min(at, game.position.value.seq)) return <Loading />;
  return <History {...props} rules={rules} />;
}

interface HistoryProps extends Props {
  readonly rules: AnyTableRules;
}

function History(props: HistoryProps) {
  const { game, drawing, view, rules } = props;
  const past = useMemo(() => createPast(rules), [rules]);
  const log = game.log.value;
  const name = useMemo(() => namesOf(view), [view]);
  const { at, move } = usePosition(props);
  const story = game.story.value;
  const entry = story[at - 1];
  const told = entry === undefined ? [] : sentencesOf(entry, drawing.quiet, name);
  const text = told.length === 0 ? t('page.history.quiet') : told.join(' ');
  const marks = useMemo(() => marksOf(game, drawing), [story, drawing]);
  const afterwards = useMemo(
    () => view.status === 'over' && <Afterwards {...props} past={past} />,
    [game, drawing, view, log, past],
  );
  return (
    <div class="game history">
      <Head view={view} beyond={props.at > log.length} />
      <drawing.Board {...sceneAt(props, past, at)} />
      <div class="side">
        <section class="turn-bar" aria-label={t('page.history.position')}>
          <p class="caption" role="status">
            {text} {entry?.undone && <span class="tag">{t('page.history.undone')}</span>}
          </p>
          <Slider at={at} length={log.length} {...marks} text={text} move={move} />
        </section>
        <div class="aside">
          <Log game={view.id} entries={story} quiet={drawing.quiet} shown={at} name={name} />
          {afterwards}
        </div>
      </div>
    </div>
  );
}

/** The row shown: the address says where one begins, and follows. */
function usePosition({ game, view, world, at: asked }: Props) {
  const length = game.log.value.length;
  const at = useSignal(asked);
  useEffect(() => {
    at.value = asked;
  }, [asked, at]);
  useSignalEffect(() => {
    const row = at.value;
    return world.later(ADDRESS_AFTER, () => {
      const path = `/g/${view.id}/at/${row}`;
      if (location.pathname !== path) readdress(path);
    });
  });
  const move = (row: number): void => {
    at.value = row;
  };
  return { at: Math.min(at.value, length), move };
}

function Head({ view, beyond }: { readonly view: GameView; readonly beyond: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div class="mode-head">
      <h1 ref={title} tabIndex={-1}>
        {t('page.history.of', { game: term(`game.${view.game}`) })}
      </h1>
      <a class="button" href={`/g/${view.id}`}>
        {t('page.history.back')}
      </a>
      {beyond && <Notice kind="info">{t('page.history.beyond')}</Notice>}
    </div>
  );
}

function sceneAt({ game, view, rules }: HistoryProps, past: Past, at: number): AnyScene {
  const log = game.log.value;
  const state = past(log, at);
  const shown = pastScene(rules, {
    state,
    since: past(log, at - 1),
    events: standingEvents(rules, log.slice(0, at)),
  });
  return {
    before: state,
    now: state,
    shown: state,
    events: [],
    acting: [],
    offered: [],
    partial: null,
    ...shown,
    you: view.you,
    seats: view.seats,
    name: namesOf(view),
    choose: () => undefined,
    compose: () => undefined,
    refusal: () => undefined,
  };
}

/** Where turns and parts of the game begin. */
function marksOf(game: Game, { chapters }: AnyDrawing) {
  const story = game.story.peek();
  const begins = story.filter(({ lines }) => lines.some(({ type }) => chapters?.has(type)));
  return {
    turns: turnsOf(story).flatMap(([first]) => (first === undefined ? [] : [first.seq])),
    chapters: new Set(begins.map(({ seq }) => seq)),
  };
}

/** What can be told once the game is over: scores, how they grew, what was hidden, whether it was fair. */
function Afterwards({ game, drawing, view, world, rules, past }: HistoryProps & { readonly past: Past }) {
  const name = namesOf(view);
  const log = game.log.value;
  const points = useMemo(() => scoresOver(rules, log, past), [rules, log, past]);
  const exported = useMemo(() => exportOnce(world, view.id), [world, view.id]);
  return (
    <>
      <Standings standings={game.standings.value} name={name} />
      <ScoreChart points={points} seats={view.seats.map(({ seat }) => seat)} name={name} />
      {drawing.revealed !== undefined && <Hidden game={game} load={drawing.revealed} exported={exported} />}
      <Verified game={game} world={world} exported={exported} />
    </>
  );
}
