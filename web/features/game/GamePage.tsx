import { useComputed, useModel, useSignal, useSignalEffect } from '@preact/signals';
import { isGameId } from '#shared/games/meta.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import { Banners } from './Banners.tsx';
import { GameClock } from '../clock/index.ts';
import { FailureNotice, Fetched, LoadingNotice, Notice } from '../../ui/notices.tsx';
import { IntegrityNotice } from '../fairness/index.ts';
import { titleWithGame } from '../../ui/names.tsx';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { webGames } from '../../games/registry.ts';
import { gameWords } from '../../games/words.ts';
import { TableProvider } from '../../table/context.tsx';
import { GameModel, type Game } from '../../table/game.ts';
import type { Visitor } from '../../lib/visitor.ts';
import type { Platform } from '../../lib/platform.ts';
import { helpWords, withWords } from '../../lib/language.ts';
import { retry, type Answer } from '../../lib/requests.ts';
import type { Route } from '../../routes.ts';
import { errorText, t } from '../../lib/i18n.ts';
import { GameTable } from './GameTable.tsx';

/** Pages of a game besides its table: fetched when they are opened. */
const lobby = withWords(
  () => import('../lobby/index.ts').then((its) => its.lobbyPart()),
  ...Object.values(gameWords), // options are named
);
export const historyPage = withWords(
  () => import('../history/index.ts').then((its) => its.HistoryPage),
  helpWords, // its own among them
);
const textPage = withWords(() => import('../text-mode/index.ts').then((its) => its.TextPage), helpWords);

type Place = Extract<Route, { readonly page: 'game' }>;

interface Props {
  readonly place: Place;
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** A game at its address, whatever state it is in. */
export function GamePage({ place, platform, visitor }: Props) {
  const { game: id } = place;
  const game = useModel(() => new GameModel(id, platform));
  const gameUi = useSignal<Answer<AnyGameUi>>({});
  const title = useSignal<string | undefined>(undefined);
  const kind = useComputed(() => game.view.value?.game);
  useSignalEffect(() => {
    const known = kind.value;
    if (known === undefined || !isGameId(known)) return undefined;
    return retry(
      webGames[known].load, // its rules have come with the view
      (loaded) => (gameUi.value = { value: loaded.gameUi }),
      (failure) => (gameUi.value = { failure }),
    );
  });
  useSignalEffect(() => {
    document.title = title.value ?? titleOf(game);
  });
  useSignalEffect(() => {
    if (game.view.value !== undefined) visitor.setYourTurn(id, game.yourTurn.value);
  });
  return (
    <>
      {/* What can go wrong with the service. A game that the page has itself works without. */}
      {GAME_ID.test(id) && <Banners game={game} platform={platform} />}
      <Content game={game} gameUi={gameUi.value} platform={platform} place={place} />
      {game.view.value?.clock?.settings && <GameClock {...{ game, platform, visitor, title }} />}
    </>
  );
}

interface ContentProps {
  readonly game: Game;
  readonly gameUi: Answer<AnyGameUi>;
  readonly platform: Platform;
  readonly place: Place;
}

function Content({ game, gameUi: drawn, platform, place }: ContentProps) {
  const gameUi = drawn.value;
  const loading = game.loading.value;
  const view = game.view.value;
  if (loading.kind === 'failed') return <Unreadable game={game} />;
  if (view?.seq === 0) return <Fetched load={lobby} props={{ game, view, platform }} />;
  if (drawn.failure !== undefined) return <FailureNotice failure={drawn.failure} />;
  if (view === undefined || gameUi === undefined || game.position.value.state === null)
    return <LoadingNotice />;
  return (
    <TableProvider game={game} gameUi={gameUi} view={view} platform={platform}>
      <IntegrityNotice />
      <Mode place={place} />
    </TableProvider>
  );
}

function Mode({ place }: Pick<ContentProps, 'place'>) {
  switch (place.mode) {
    case 'table':
      return <GameTable />;
    case 'text':
      return <Fetched key="text" load={textPage} props={{}} />;
    case 'history':
      return <Fetched key="history" load={historyPage} props={{ at: place.at }} />;
  }
}

function Unreadable({ game }: { readonly game: Game }) {
  const loading = game.loading.value;
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
