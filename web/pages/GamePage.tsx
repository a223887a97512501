import { useComputed, useModel, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '#shared/games/meta.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import { clockParts } from '../components/clock/parts.ts';
import { Later } from '../components/Later.tsx';
import { LoadingNotice } from '../components/Loading.tsx';
import { Notice } from '../components/Notice.tsx';
import { titleWithGame } from '../components/names.ts';
import { draftBar } from '../components/TurnBar.tsx';
import { interactive, markInteractive } from '../interactive.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { pages } from '../games/registry.ts';
import { gameWords } from '../games/words.ts';
import { GameModel, type Game } from '../models/game.ts';
import type { Visitor } from '../models/visitor.ts';
import type { Platform } from '../models/platform.ts';
import { withWords } from '../language.ts';
import { persist } from '../persist.ts';
import type { Route } from '../routes.ts';
import { errorText, t } from '../i18n.ts';
import { GameTable, since } from './GameTable.tsx';

/** Seen once in a game's life, before it begins or if it never does: fetched then. */
const lobby = withWords(
  () => import('./UnstartedGame.tsx').then((its) => its.UnstartedGame),
  ...Object.values(gameWords), // options are named
);
const historyPage = () => import('./HistoryPage.tsx').then((its) => its.HistoryPage);
const textPage = () => import('./TextPage.tsx').then((its) => its.TextPage);
/** What can go wrong with the service. A game that the page has itself works without a network, and fetches nothing for it. */
const banners = () => import('../components/banners/Banners.tsx').then((its) => its.Banners);
const witness = () => import('../components/history/IntegrityNotice.tsx').then((its) => its.IntegrityNotice);

type Place = Extract<Route, { readonly page: 'game' }>;

interface Props {
  readonly place: Place;
  readonly world: Platform;
  readonly visitor: Visitor;
}

/** A game at its address, whatever state it is in. */
export function GamePage({ place, world: platform, visitor }: Props) {
  const { game: id } = place;
  const game = useModel(() => new GameModel(id, platform));
  const drawing = useSignal<AnyGameUi | 'failed' | undefined>(undefined);
  const title = useSignal<string | undefined>(undefined);
  const isThere = useComputed(() => game.view.value !== undefined);
  useSignalEffect(() => {
    const view = game.view.peek();
    if (!isThere.value || view === undefined) return undefined;
    return persist(
      () => uiFor(view, game),
      (it) => (drawing.value = it),
      () => (drawing.value = 'failed'),
    );
  });
  useSignalEffect(() => {
    document.title = title.value ?? titleOf(game);
  });
  useSignalEffect(() => {
    if (game.view.value !== undefined) visitor.tell(id, game.yourTurn.value);
  });
  const Clock = game.view.value?.clock?.settings ? clockParts()?.GameClock : undefined;
  return (
    <>
      {interactive.value && GAME_ID.test(id) && (
        <Later quiet load={banners} props={{ game, world: platform }} />
      )}
      <Content game={game} drawing={drawing.value} world={platform} place={place} />
      {Clock && <Clock {...{ game, world: platform, visitor, title }} />}
    </>
  );
}

/** What would push the table down if it came later: news of seats, and what stands over the board. */
export const partsAbove = ({ question, endedQuestions, seq, seats, clock }: GameView): readonly unknown[] => [
  (clock?.settings || seats.some(({ told }) => told)) && clockParts.fetch(),
  (question || endedQuestions?.at(-1)?.seq === seq || clock?.asleep) && since.fetch(),
  seats.some(({ vacancy }) => vacancy) && since.fetch().then(() => since()?.vacantSeat.fetch()),
];

/** After the rules, a part over the table is waited for so long (ms): on a busy machine they come first. */
const GRACE = 1_000;

/**
 * The game's UI, once what stands over its table is there too. A part that does not come is waited for until shortly after the
 * rules that carry out a choice.
 */
export async function uiFor(view: GameView, game: Pick<Game, 'loadFullRules'>): Promise<AnyGameUi> {
  const above = partsAbove(view).filter(Boolean);
  if (!isGameId(view.game)) throw new RangeError(`no game ${view.game}`);
  const { gameUi } = await pages[view.game].ui();
  const late = async (): Promise<unknown> => {
    await game.loadFullRules();
    return new Promise((done) => setTimeout(done, GRACE));
  };
  if (above.length > 0) await Promise.race([Promise.all(above), late()]);
  return gameUi;
}

interface ContentProps {
  readonly game: Game;
  readonly drawing: AnyGameUi | 'failed' | undefined;
  readonly world: Platform;
  readonly place: Place;
}

function Content({ game, drawing, world: platform, place }: ContentProps) {
  const loading = game.loading.value;
  const view = game.view.value;
  if (loading.kind === 'failed') return <Unreadable game={game} />;
  if (view?.seq === 0) return <Later key="lobby" load={lobby} props={{ game, view, world: platform }} />;
  if (drawing === 'failed') return <Notice kind="error">{t('error.NETWORK')}</Notice>;
  if (view === undefined || drawing === undefined || game.position.value.state === null)
    return <LoadingNotice />;
  return (
    <>
      {interactive.value && <Later quiet load={witness} props={{ game, view, world: platform }} />}
      <Mode game={game} drawing={drawing} view={view} world={platform} place={place} />
    </>
  );
}

interface ModeProps extends ContentProps {
  readonly drawing: AnyGameUi;
  readonly view: GameView;
}

/** What carries out and tells of a choice comes after what shows it, and the rest of the page after that. */
function Mode({ place, ...props }: ModeProps) {
  const { game, drawing } = props;
  useEffect(() => {
    void draftBar.fetch();
    void drawing.chronicle?.().catch(() => undefined); // what tells by it asks again
    return persist(game.loadFullRules, () => undefined);
  }, [game, drawing]);
  switch (place.mode) {
    case 'table':
      return <GameTable {...props} />;
    case 'text':
      return <Later tells key="text" load={textPage} props={props} />;
    case 'history':
      return <Later tells key="history" load={historyPage} props={{ ...props, at: place.at }} />;
  }
}

function Unreadable({ game }: { readonly game: Game }) {
  const loading = game.loading.value;
  useEffect(markInteractive, []);
  if (loading.kind !== 'failed') return null;
  return (
    <div class="narrow">
      <h1>{t('page.game.failed')}</h1>
      <Notice kind="error">{errorText(loading.failure)}</Notice>
      <p class="buttons">
        <button type="button" class="primary" onClick={() => void game.refresh()}>
          {t('page.again')}
        </button>
        <a class="button" href="/">
          {t('page.lost.home')}
        </a>
      </p>
    </div>
  );
}

function titleOf(game: Game): string {
  const view = game.view.value;
  if (view === undefined) return t('page.title');
  const name = titleWithGame(view);
  if (view.status === 'over') return t('page.title.over', { game: name });
  return t(game.yourTurn.value ? 'page.title.yourTurn' : 'page.title.game', {
    game: name,
  });
}
