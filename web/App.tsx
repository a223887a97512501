import { GAME_ID } from '#shared/protocol/names.ts';
import { Boundary, Fetched } from './ui/notices.tsx';
import { PageFoot, SiteHeader } from './features/shell/PageFrame.tsx';
import { gameWords } from './games/words.ts';
import { tablesWords } from './features/tables/words.ts';
import { helpWords, withWords } from './lib/language.ts';
import { route, token, type Route } from './routes.ts';
import { t } from './lib/i18n.ts';
import type { PageProps } from './lib/visitor.ts';

/** The words of all games, for pages that name their options. */
const everyGame = Object.values(gameWords);

const gamePage = () => import('./features/game/GamePage.tsx').then((its) => its.GamePage);
const samplePage = withWords(
  () => import('./features/samples/SamplePage.tsx').then((its) => its.SamplePage),
  helpWords, // of guided rounds and saved games
);
export const homePage = () => import('./features/home/HomePage.tsx').then((its) => its.HomePage);
const newGamePage = withWords(
  () => import('./features/new-game/NewGamePage.tsx').then((its) => its.NewGamePage),
  ...everyGame,
);
const profilePage = withWords(
  () => import('./features/profile/ProfilePage.tsx').then((its) => its.ProfilePage),
  tablesWords, // of the player’s page
);
const namedPage = withWords(() => import('./NamedPage.tsx').then((its) => its.NamedPage), ...everyGame);
const helpPage = () => import('./features/help/HelpPage.tsx').then((its) => its.HelpPage);
const arrivePage = () => import('./features/mail-links/ArrivePage.tsx').then((its) => its.ArrivePage);
const stopPage = () => import('./features/mail-links/StopPage.tsx').then((its) => its.StopPage);
const mailedMovePage = () =>
  import('./features/mail-links/MailedMovePage.tsx').then((its) => its.MailedMovePage);
const playerPage = withWords(
  () => import('./features/statistics/PlayerPage.tsx').then((its) => its.PlayerPage),
  tablesWords,
  ...everyGame,
);
const lostPage = () => import('./features/shell/LostPage.tsx').then((its) => its.LostPage);
const joinPage = withWords(
  () => import('./features/invitation/JoinPage.tsx').then((its) => its.JoinPage),
  ...everyGame,
);

export function App({ platform, visitor }: PageProps) {
  const at = route.value;
  const here = at.page === 'game' ? at.game : undefined;
  const elsewhere = visitor.waiting.value.filter(({ id }) => id !== here).length;
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {t('page.skip')}
      </a>
      <SiteHeader waiting={elsewhere} brief={here !== undefined} />
      {/* A translator replaces texts, and what changes afterwards would not be seen: a table says what is true in its own languages. */}
      <main id="main" tabIndex={-1} translate={here === undefined}>
        <Boundary key={at.page === 'game' ? at.game : location.pathname}>
          <Page platform={platform} visitor={visitor} />
        </Boundary>
      </main>
      <PageFoot platform={platform} visitor={visitor} />
    </>
  );
}

function skip(event: Event): void {
  event.preventDefault(); // the address stays that of the page
  document.getElementById('main')?.focus();
}

function Page({ platform, visitor }: PageProps) {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <Fetched load={homePage} props={{ platform, visitor }} />;
    case 'new':
      return <Fetched load={newGamePage} props={{ platform, visitor }} />;
    case 'join':
      return <Join platform={platform} visitor={visitor} game={at.game} seat={at.seat} />;
    case 'game':
      return <Game key={at.game} place={at} platform={platform} visitor={visitor} />;
    case 'profile':
      return <Fetched load={profilePage} props={{ platform, visitor }} />;
    case 'player':
      return <Fetched load={playerPage} props={{ platform, place: at }} />;
    case 'named':
      return <Fetched load={namedPage} props={{ name: at.name, platform, visitor }} />;
    case 'groups':
      return (
        <Fetched
          key={token.value ?? at.group}
          load={namedPage}
          props={{ name: at.page, group: at.group, platform, visitor, token: token.value }}
        />
      );
    case 'help':
      return <Fetched load={helpPage} props={{ topic: at.topic, platform }} />;
    case 'arrive':
      return (
        <Fetched key={token.value} load={arrivePage} props={{ platform, visitor, token: token.value }} />
      );
    case 'stop':
      return <Fetched key={token.value} load={stopPage} props={{ platform, token: token.value }} />;
    case 'move':
      return <Fetched key={token.value} load={mailedMovePage} props={{ platform, token: token.value }} />;
    case 'lost':
      return <Fetched load={lostPage} props={{}} />;
  }
}

interface GameProps extends PageProps {
  readonly place: Extract<Route, { readonly page: 'game' }>;
}

/** The service's game, or one that the page has itself. */
const Game = (props: GameProps) => (
  <Fetched load={GAME_ID.test(props.place.game) ? gamePage : samplePage} props={props} />
);

/** A new link gets a new form, even if only its token differs. */
const Join = (place: PageProps & { readonly game: string; readonly seat: number }) => (
  <Fetched
    key={`${place.game}/${place.seat}/${token.value}`}
    load={joinPage}
    props={{ ...place, token: token.value }}
  />
);
