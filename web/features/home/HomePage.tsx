import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { COVER, coverPath } from '#shared/art/cover.ts';
import { gameIds, metas, type GameId } from '#shared/games/meta.ts';
import { pitches } from '#shared/games/pitches.ts';
import type { GameView, MyGame } from '#shared/protocol/http.ts';
import { Carrack } from '../../ui/art/Carrack.tsx';
import { fetchSummaryWords, GameList } from './GameList.tsx';
import { seatName, titleWithGame } from '../../ui/names.tsx';
import { LoadingNotice, Notice, StillLoading, FailureNotice } from '../../ui/notices.tsx';
import { botsGame, submitNewGame } from '../new-game/index.ts';
import { IDLE, type RequestState } from '../../lib/platform.ts';
import { go, createPageCheck } from '../../routes.ts';
import { formatList, isolate, t, term } from '../../lib/i18n.ts';
import { language } from '../../lib/language.ts';
import styles from './home.module.css';
import type { PageProps } from '../../lib/visitor.ts';

/** The player's games, waiting ones first. A visitor without games sees what this site is and how to begin. */
export function HomePage({ platform, visitor }: PageProps) {
  const me = visitor.me.value;
  const failure = visitor.failure.value;
  const games = visitor.games.value ?? [];
  const isWhole = useSignal(false);
  useSignalEffect(() => {
    const { value } = visitor.games;
    if (value !== undefined) void fetchSummaryWords(value).then(() => (isWhole.value = true));
  });
  if (me === undefined)
    return failure === undefined ? <LoadingNotice /> : <Unreached platform={platform} visitor={visitor} />;
  const unreachable = visitor.unreachable.value;
  const isNew = games.length + visitor.invitations.value.length === 0 && !unreachable;
  return (
    <>
      {isNew && <Hero />}
      <div class="narrow home">
        {!isNew && !isWhole.value && <StillLoading />}
        {isNew ? (
          <Welcome platform={platform} visitor={visitor} />
        ) : (
          <MyGames platform={platform} visitor={visitor} />
        )}
        {/* Below the list, which it must not push away from under a finger. */}
        {unreachable && <Notice kind="warning">{t('page.home.unreachable')}</Notice>}
        {failure !== undefined && <Unrefreshed visitor={visitor} />}
        <Foot profile={isNew} />
      </div>
    </>
  );
}

/** `profile`: the way to it is not at the page's top. */
const Foot = ({ profile }: { readonly profile: boolean }) => (
  <p class={styles.foot}>
    {profile && <a href="/me">{t('page.profile')}</a>}
    <a href="/g/replay">{t('page.replay')}</a>
  </p>
);

/** Why the games could not be fetched, and a way to try again. */
const Unrefreshed = ({ visitor }: Pick<PageProps, 'visitor'>) => (
  <>
    <FailureNotice failure={visitor.failure.value} />
    <p class="buttons">
      <button type="button" onClick={() => void visitor.refresh()}>
        {t('page.again')}
      </button>
    </p>
  </>
);

/** The service does not say who is here. What this device has kept can be read. */
function Unreached({ platform, visitor }: PageProps) {
  const kept = useSignal<readonly GameView[]>([]);
  useEffect(() => {
    platform.cachedGames().then(
      (games) => (kept.value = games),
      () => undefined, // nothing can be read here
    );
  }, [platform, kept]);
  return (
    <div class="narrow home">
      <h1>{t('page.home.games')}</h1>
      <Unrefreshed visitor={visitor} />
      {kept.value.length > 0 && (
        <section class="game-list">
          <p>{t('page.home.kept')}</p>
          <ul class="plain">
            {kept.value.map((view) => (
              <li key={view.id}>
                <a class="card row" href={`/g/${view.id}`}>
                  <strong>{titleWithGame(view)}</strong>
                  <span class="with">{formatList(view.seats.map((seat) => isolate(seatName(seat))))}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Foot profile />
    </div>
  );
}

/** For a visitor without games: what can be played, and how. */
const Welcome = ({ platform, visitor }: PageProps) => (
  <>
    <Games platform={platform} brief={false} />
    <OverDays visitor={visitor} />
  </>
);

/** What this site is, on a sea chart. */
const Hero = () => (
  <section class={styles.hero} aria-labelledby="hero-title">
    <div class={styles.chart}>
      <h1 id="hero-title">{t('page.home.title')}</h1>
      <p class="lead">{t('page.home.what')}</p>
      <Carrack size={208} class={styles.sailing} />
    </div>
    <hr class="wave-line" />
  </section>
);

/** What it means to play over days, and the way to a table of one's own. */
const OverDays = ({ visitor }: Pick<PageProps, 'visitor'>) => (
  <section class={`${styles.days} azulejo-frame`} aria-labelledby="days-title">
    <h2 id="days-title">{t('page.home.days')}</h2>
    <ul class="plain">
      <li class={styles.invite}>{t('page.home.days.invite')}</li>
      <li class={styles.move}>{t('page.home.days.move')}</li>
      <li class={styles.told}>{t('page.home.days.told')}</li>
    </ul>
    <p class="buttons">
      <NewGame />
      <FindTable visitor={visitor} />
    </p>
  </section>
);

/** The visitor’s games, by what they are to them. A game whose seat they have left or lost waits neither for them nor for others. */
export function byKind(games: readonly MyGame[]) {
  const kindOf = ({ yourTurn, status, vacant }: MyGame) => {
    if (status !== 'open' && status !== 'running') return 'finished';
    if (yourTurn) return 'waiting';
    return vacant ? 'left' : 'others';
  };
  const of = (kind: ReturnType<typeof kindOf>) => games.filter((game) => kindOf(game) === kind);
  return { waiting: of('waiting'), others: of('others'), left: of('left'), finished: of('finished') };
}

function MyGames({ platform, visitor }: PageProps) {
  const { waiting, others, left, finished } = byKind(visitor.games.value ?? []);
  const invitations = visitor.invitations.value;
  return (
    <>
      <div class={styles.head}>
        <h1>{t('page.home.games')}</h1>
        <a href="/me">{t('page.profile')}</a>
      </div>
      <GameList title={t('page.home.waiting')} games={waiting} invitations={invitations} />
      {waiting.length + invitations.length === 0 && (
        <p class={`card ${styles.calm}`}>{t('page.home.noneWaiting')}</p>
      )}
      <GameList title={t('page.home.others')} games={others} />
      <GameList title={t('page.home.left')} games={left} />
      <p class={styles.begin}>
        <NewGame />
        <FindTable visitor={visitor} />
        <a class="button" href="/groups">
          {t('page.home.groups')}
        </a>
      </p>
      <Games platform={platform} brief />
      <Finished games={finished} />
    </>
  );
}

/** Finished games, the newest first, out of the way of those that go on. */
function Finished({ games }: { readonly games: readonly MyGame[] }) {
  if (games.length === 0) return null;
  return (
    <details class={styles.finished}>
      <summary>{t('page.home.finished', { n: games.length })}</summary>
      <GameList games={games.slice(0, FINISHED_SHOWN)} />
      <p>
        <a class="alone" href="/archive">
          {t('page.home.archive')}
        </a>
      </p>
    </details>
  );
}

/** Finished games on the home page; the archive has all of them. */
const FINISHED_SHOWN = 20;

const NewGame = () => (
  <a class="button primary" href="/new">
    {t('page.nav.new')}
  </a>
);

/** The way to the open tables, on a service that has some. */
const FindTable = ({ visitor }: Pick<PageProps, 'visitor'>) =>
  visitor.publicTables.value ? (
    <a class="button" href="/tables">
      {t('page.home.tables')}
    </a>
  ) : null;

/** The games that can be played, each as a card. */
function Games({ platform, brief }: Pick<PageProps, 'platform'> & Pick<CardProps, 'brief'>) {
  const asking = useSignal<RequestState>(IDLE);
  const play = async (game: GameId): Promise<void> => {
    if (asking.peek().kind === 'busy') return;
    asking.value = { kind: 'busy' };
    const isHere = createPageCheck();
    const created = await submitNewGame(platform, botsGame(game), (failure) => {
      asking.value = failure === undefined ? IDLE : { kind: 'failed', failure };
    });
    if (created !== undefined && isHere()) go(`/g/${created.id}`);
  };
  const now = asking.value;
  return (
    <>
      <ul class={`plain ${brief ? styles.brief : ''} ${styles.games}`}>
        {gameIds.map((game) => (
          <GameCard key={game} game={game} brief={brief} busy={now.kind === 'busy'} play={() => play(game)} />
        ))}
      </ul>
      <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
    </>
  );
}

interface CardProps {
  readonly game: GameId;
  /** For those who know the game: a smaller card. */
  readonly brief: boolean;
  readonly busy: boolean;
  /** Sets up a game against bots. */
  play(): void;
}

/** A game's card: its cover, what it is, and the ways to begin. */
function GameCard({ game, brief, busy, play }: CardProps) {
  const { author, seats, minutes } = metas[game];
  const title = term(`game.${game}`);
  /** What a button or link says, and of which game. */
  const named = (words: string): string => `${t('page.term', { label: words })} ${title}`;
  return (
    <li class={`card ${styles.game}`}>
      <img src={coverPath(game, 'svg')} alt="" width={COVER.width} height={COVER.height} />
      <div class={styles.about}>
        <h2>{title}</h2>
        <p class="muted">
          {!brief && `${author} · `}
          {t('page.home.facts', { ...seats, minutes })}
        </p>
        {!brief && <p class={styles.pitch}>{pitches[game][language.value]}</p>}
        <p class="buttons">
          <button
            type="button"
            class={brief ? '' : 'primary'}
            disabled={busy}
            aria-label={named(t('page.home.bots'))}
            onClick={play}
          >
            {t('page.home.bots')}
          </button>
          <a class="button" href={`/g/first-${game}`} aria-label={t('page.home.guide', { game: title })}>
            {t('page.home.learn')}
          </a>
        </p>
        {!brief && (
          <a class="alone" href={`/g/sample-${game}/at/1`} aria-label={named(t('page.home.sample'))}>
            {t('page.home.sample')}
          </a>
        )}
      </div>
    </li>
  );
}
