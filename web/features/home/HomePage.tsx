import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { metas, isGameId, type GameId } from '#shared/games/meta.ts';
import type { GameView, MyGame } from '#shared/protocol/http.ts';
import { Carrack, Compass } from '../../ui/art/Carrack.tsx';
import { fetchSummaryWords, GameList } from './GameList.tsx';
import { seatName, titleWithGame } from '../../ui/names.tsx';
import { LoadingNotice, StillLoading, FailureNotice } from '../../ui/notices.tsx';
import { botsGame, submitNewGame } from '../new-game/index.ts';
import { keptGuide } from '../guide/index.ts';
import type { Visitor } from '../../lib/visitor.ts';
import { IDLE, type Memory, type Platform, type RequestState } from '../../lib/platform.ts';
import { go, GUIDED, SAMPLES, createPageCheck } from '../../routes.ts';
import { formatList, isolate, t, term } from '../../lib/i18n.ts';
import styles from './home.module.css';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** The player's games, waiting ones first. A visitor without games sees what this site is and how to begin. */
export function HomePage({ platform, visitor }: Props) {
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
  return (
    <div class="narrow home">
      {games.length > 0 && !isWhole.value && <StillLoading />}
      {games.length === 0 ? <Hero platform={platform} /> : <MyGames platform={platform} visitor={visitor} />}
      {/* Below the list, which it must not push away from under a finger. */}
      {failure !== undefined && <Unrefreshed visitor={visitor} />}
      <Foot profile={games.length === 0} />
    </div>
  );
}

/** `profile`: the way to it is not at the page's top. */
const Foot = ({ profile }: { readonly profile: boolean }) => (
  <p class={styles.foot}>
    {profile && <a href="/me">{t('page.home.profile')}</a>}
    <a href="/g/replay">{t('page.home.replay')}</a>
  </p>
);

/** Why the games could not be fetched, and a way to try again. */
const Unrefreshed = ({ visitor }: Pick<Props, 'visitor'>) => (
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
function Unreached({ platform, visitor }: Props) {
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

/** A sea chart in a frame of tiles. */
const Hero = ({ platform }: Pick<Props, 'platform'>) => (
  <section class={`${styles.hero} azulejo-frame`} aria-labelledby="hero-title">
    <div class={styles.chartSheet}>
      <Compass size={112} class={styles.rose} />
      <Carrack size={208} class={styles.sailing} />
      <hr class="wave-line" />
    </div>
    <div class={styles.heroWords}>
      <h1 id="hero-title">{t('page.home.title')}</h1>
      <p class="lead">{t('page.home.what')}</p>
      <Start platform={platform} first="bots" />
      <Samples device={platform.device} />
    </div>
  </section>
);

/** For a visitor without games: guided rounds they have not ended, and sample games, shown from their beginning. */
const Samples = ({ device }: { readonly device: Memory }) => (
  <ul class={`plain ${styles.samples}`}>
    {Object.entries(GUIDED)
      .filter(([, game]) => !keptGuide(device, game).ended)
      .map(([id, game]) => (
        <li key={id}>
          <a href={`/g/${id}`}>{t('page.home.guide', { game: term(`game.${game}`) })}</a>
        </li>
      ))}
    {Object.entries(SAMPLES).map(([id, game]) => (
      <li key={id}>
        <a href={`/g/${id}/at/1`}>{t('page.home.sample', { game: term(`game.${game}`) })}</a>
      </li>
    ))}
  </ul>
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

function MyGames({ platform, visitor }: Props) {
  const { waiting, others, left, finished } = byKind(visitor.games.value ?? []);
  return (
    <>
      <div class={styles.head}>
        <h1>{t('page.home.games')}</h1>
        <a href="/me">{t('page.home.profile')}</a>
      </div>
      <GameList title={t('page.home.waiting')} games={waiting} />
      {waiting.length === 0 && <p class={`card ${styles.calm}`}>{t('page.home.noneWaiting')}</p>}
      <GameList title={t('page.home.others')} games={others} />
      <GameList title={t('page.home.left')} games={left} />
      <Start platform={platform} first="new" />
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

const GAMES = Object.keys(metas).filter(isGameId);

const NewGame = ({ kind }: { readonly kind: string }) => (
  <a class={kind} href="/new">
    {t('page.nav.new')}
  </a>
);

interface StartProps extends Pick<Props, 'platform'> {
  /** The first button, by what most want: newcomers a game at once, the others one with their friends. */
  readonly first: 'bots' | 'new';
}

/** A running game in one click, or a table of one's own. */
function Start({ platform, first }: StartProps) {
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
    <div class="start">
      <p class={`buttons ${styles.begin}`}>
        {first === 'new' && <NewGame kind="button primary" />}
        {GAMES.map((game) => (
          <button
            key={game}
            type="button"
            class={first === 'bots' ? 'primary' : ''}
            disabled={now.kind === 'busy'}
            onClick={() => play(game)}
          >
            {t('page.home.bots', { game: term(`game.${game}`) })}
          </button>
        ))}
        {first === 'bots' && <NewGame kind="button" />}
      </p>
      <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
    </div>
  );
}
