import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { titleWithGame, namesOf } from '../components/names.ts';
import { memo } from '../art/memo.tsx';
import { Fetched } from '../components/Fetched.tsx';
import { RecapCard } from '../components/history/RecapCard.tsx';
import { Record } from '../components/Record.tsx';
import { TableNotices } from '../components/table/TableNotices.tsx';
import { TalkPanel } from '../components/talk/Talk.tsx';
import { sendingText, TurnBar } from '../components/TurnBar.tsx';
import { TurnNews } from '../components/TurnNews.tsx';
import type { AnyGameUi, AnyScene } from '../games/gameUi.ts';
import type { Told } from '../models/absence.ts';
import type { Above } from '../models/tableMatters.ts';
import { expectsRecap } from '../models/seen.ts';
import type { Platform } from '../models/platform.ts';
import type { Game } from '../models/game.ts';
import { errorText, isolate, formatList, t } from '../i18n.ts';

interface Props {
  readonly game: Game;
  readonly drawing: AnyGameUi;
  readonly view: GameView;
  readonly world: Platform;
}

/** Fetched when a game is over: a running one never shows it, and it weighs 6 kB. */
const afterGame = () => import('../components/after/AfterGame.tsx').then((its) => its.AfterPart);

/** The table does not wait longer for the score over it (ms). */
const PATIENCE = 4_000;

type Naming = (seat: Seat) => string;

/** A game that runs or is over: board, decision, log. */
export function GameTable({ game, drawing, view, world: platform }: Props) {
  const name = useMemo(() => namesOf(view), [view]);
  /** What the board shows other than the present: a past position, and what standing orders are made on. */
  const look = useSignal<Partial<AnyScene>>({});
  const ahead = useSignal<Partial<AnyScene>>({});
  /** Keeps room for the recap, so that the board does not jump when it appears. */
  const room = useSignal(expectsRecap(platform.device, view));
  const told = useSignal<Told | undefined>(undefined);
  /** What concerns the table and stands over the board. */
  const above = useSignal<Above>(undefined);
  const over = view.status === 'over';
  /** The score comes first, unless it takes long. */
  const isTold = useSignal(!over);
  useEffect(() => platform.later(PATIENCE, () => void (isTold.value = true)), [platform, isTold]);
  useTopWhenOver(over);
  const scene = sceneOf(game, view, name);
  const Board = useMemo(() => memo<AnyScene>((shown) => drawing.Board(shown)), [drawing]);
  return (
    <div class="game">
      <h1 class="visually-hidden">{titleWithGame(view)}</h1>
      {over && <Fetched load={afterGame} props={{ game, drawing, view, name, isTold, world: platform }} />}
      {isTold.value && (
        <div class="table">
          <div class={room.value ? 'since-place kept' : 'since-place'}>
            <TableNotices {...{ game, view, name, above }} world={platform} />
            <RecapCard {...{ game, drawing, view, look, room, told }} world={platform} />
          </div>
          <Board {...scene} {...look.value} {...ahead.value} />
          <div class="side">
            {!over && <Turn {...{ game, drawing, scene, view, world: platform, look: ahead, above }} />}
            <TalkPanel {...{ game, view }} world={platform} />
            <Record {...{ game, drawing, view, told }} world={platform} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The final score stands over the table: whoever sees the game end is shown it, wherever on the page they were. */
function useTopWhenOver(over: boolean): void {
  const was = useRef(over);
  useLayoutEffect(() => {
    if (over && !was.current) scrollTo(0, 0);
    was.current = over;
  }, [over]);
}

export function sceneOf(game: Game, view: GameView, name: Naming): AnyScene {
  return {
    before: game.position.value.state,
    now: game.now.value,
    shown: game.shown.value,
    events: game.shownEvents.value,
    you: game.you.value,
    over: view.status === 'over',
    acting: game.acting.value,
    seats: view.seats,
    offered: game.offered.value,
    partial: game.partial.value,
    name,
    choose: game.choose,
    compose: game.compose,
    refusal: game.refusalOf,
  };
}

interface TurnProps {
  readonly game: Game;
  readonly drawing: AnyGameUi;
  readonly scene: AnyScene;
  readonly view: GameView;
  readonly world: Platform;
  readonly look: Signal<Partial<AnyScene>>;
  readonly above: Signal<Above>;
}

function Turn({ game, drawing, scene, view, world: platform, look, above }: TurnProps) {
  const planned = game.planned.value;
  const composing = game.partial.value !== null;
  const unfinished = game.offered.value.length > 0 && (!composing || goesOn(game, scene));
  return (
    <TurnBar
      title={titleOf(game, drawing, scene)}
      yours={game.yourTurn.value}
      status={barStatus(game)}
      hint={drawing.hint(scene)}
      balance={drawing.balance(scene)}
      steps={planned.map((step) => game.rules.value?.textOf(step, drawing, scene) ?? '')}
      canSend={game.canSend.value}
      canGoBack={planned.length > 0 || game.partial.value !== null}
      unfinished={unfinished}
      sending={game.sending.value}
      back={game.back}
      send={game.send}
      repeat={game.repeat}
      tip={<TurnNews {...{ game, drawing, view, scene, unfinished, look, above }} world={platform} />}
    >
      {game.offered.value.length > 0 && <drawing.Decision {...scene} />}
    </TurnBar>
  );
}

/** After all that is planned, the next decision is the viewer's again; not known where chance comes first. */
function goesOn(game: Game, { you }: TurnProps['scene']): boolean {
  const last = game.planned.value.at(-1);
  if (last === undefined || last.server || you === null) return false;
  return game.rules.value?.acting(last.after).includes(you) ?? false;
}

export function titleOf(game: Game, drawing: AnyGameUi, { now, name }: TurnProps['scene']): string {
  if (game.yourTurn.value) {
    const offered = game.offered.value;
    if (offered.length > 0) return t('page.turn.yours', { question: drawing.question(now, offered) });
    return t('page.turn.ready');
  }
  const left = game.view.value?.seats.find(({ seat, vacancy }) => seat === game.you.value && vacancy);
  if (left && game.acting.value.includes(left.seat)) return t('page.turn.left');
  const names = formatList(game.acting.value.map((seat) => isolate(name(seat))));
  return t(game.you.value === null ? 'page.turn.watching' : 'page.turn.others', { names });
}

/** What the bar has to say: how sending goes, or why a choice was not taken up. */
export function barStatus(game: Game): string {
  const refusal = game.refusal.value;
  const sending = game.sending.value;
  if (refusal !== undefined) return errorText(refusal);
  // Once it is one's turn again, "sent" is yesterday's news.
  const old = sending.kind === 'sent' && game.yourTurn.value && game.position.value.seq > sending.seq;
  return old || sending.kind === 'idle' ? '' : sendingText(sending, game.yourTurn.value);
}
