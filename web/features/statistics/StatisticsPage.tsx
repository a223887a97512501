import { gameIds, type GameId } from '#shared/games/meta.ts';
import type { Statistics, VariantStatistics, MyResult, MyResults, ResultSum } from '#shared/protocol/http.ts';
import { LoadingNotice, FailureNotice, OnwardLinks } from '../../ui/notices.tsx';
import { variantWords } from '../invitation/index.ts';
import { t, term, formatNumber } from '../../lib/i18n.ts';
import { useAnswer, type Answer, createPagedList } from '../../lib/requests.ts';
import type { Platform } from '../../lib/platform.ts';
import { formatDuration, formatDate } from '../../lib/times.ts';
import { useEffect, useMemo } from 'preact/hooks';
import styles from './results.module.css';

const DAY = 86_400_000;
/** With fewer games, chance outweighs what the numbers say. */
const FEW = 20;

/** Wins by seat and lengths of finished games, for everybody. */
export function StatisticsPage({ platform }: { readonly platform: Platform }) {
  const answered = gameIds.map((game) => ({
    game,
    ...useAnswer(game, () => platform.api.ask<Statistics>('GET', `/api/statistics?game=${game}`)).value,
  }));
  // All at once: what comes later would push what is there.
  if (answered.some(({ value, failure }) => value === undefined && failure === undefined))
    return <LoadingNotice />;
  return (
    <div class="narrow">
      <h1>{t('page.statistics.title')}</h1>
      {answered.map((one) => (
        <OfGame key={one.game} {...one} />
      ))}
    </div>
  );
}

interface GameProps extends Answer<Statistics> {
  readonly game: GameId;
}

function OfGame({ game, value, failure }: GameProps) {
  return (
    <section aria-labelledby={`statistics-${game}`}>
      <h2 id={`statistics-${game}`}>{term(`game.${game}`)}</h2>
      <FailureNotice failure={failure} />
      {value?.variants.length === 0 && <p>{t('page.statistics.none')}</p>}
      {value?.variants.map((of) => (
        <Variant key={`${of.variant} ${of.seats}`} game={game} of={of} />
      ))}
    </section>
  );
}

const Variant = ({ game, of }: { readonly game: string; readonly of: VariantStatistics }) => (
  <table class={styles.figures}>
    <caption>
      <strong>{variantWords(game, of.variant)}</strong>, {t('page.statistics.seats', { n: of.seats })}:{' '}
      {t('page.statistics.games', { n: of.games })}. {of.games < FEW && `${t('page.statistics.few')} `}
      {t('page.statistics.length', {
        moves: t('page.results.moves', { n: Math.round(of.averageRows) }),
        duration: formatDuration(of.averageDays * DAY, { long: true, rough: true }),
      })}
    </caption>
    <thead>
      <tr>
        <th scope="col">{t('page.statistics.seat')}</th>
        <th scope="col">{t('page.results.won')}</th>
      </tr>
    </thead>
    <tbody>
      {of.bySeat.map(({ seat, played, won }) => (
        <tr key={seat}>
          <th scope="row">{seat + 1}</th>
          <td>{t('page.statistics.rate', { won, played })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const rounded = (n: number): string => formatNumber(Math.round(n * 10) / 10);

/** Sums over the player's finished games. */
export function ResultsPage({ platform }: { readonly platform: Platform }) {
  const list = useMemo(
    () =>
      createPagedList<MyResults>((after) =>
        platform.api.ask('GET', after === null ? '/api/me/results' : `/api/me/results?before=${after}`),
      ),
    [platform],
  );
  useEffect(() => void list.begin(), [list]);
  const pages = list.pages.value;
  const failure = list.failure.value;
  if (pages === undefined && failure === undefined) return <LoadingNotice />;
  const results = pages?.flatMap((page) => page.results) ?? [];
  const sums = pages?.[0]?.sums ?? [];
  const next = pages?.at(-1)?.next ?? null;
  return (
    <div class="narrow">
      <h1>{t('page.results.title')}</h1>
      <FailureNotice failure={failure} />
      {failure?.code === 'NO_SESSION' && <OnwardLinks />}
      {pages !== undefined && results.length === 0 && <p>{t('page.results.none')}</p>}
      {sums.length > 0 && <Sums sums={sums} />}
      {results.length > 0 && <h2>{t('page.results.each')}</h2>}
      <ul class="plain">
        {results.map((result) => (
          <Result key={`${result.id} ${result.seat}`} {...result} />
        ))}
      </ul>
      {next !== null && (
        <p class="buttons">
          <button type="button" onClick={() => void list.more()}>
            {t('page.results.more')}
          </button>
        </p>
      )}
    </div>
  );
}

const Sums = ({ sums }: { readonly sums: readonly ResultSum[] }) => (
  <div class={styles.figuresBox}>
    <table class={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t('page.game')}</th>
          <th scope="col">{t('page.results.played')}</th>
          <th scope="col">{t('page.results.won')}</th>
          <th scope="col">{t('page.results.rank')}</th>
          <th scope="col">{t('page.results.length')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={`${sum.game} ${sum.variant}`}>
            <th scope="row">{variantWords(sum.game, sum.variant)}</th>
            <td>{sum.played}</td>
            <td>{sum.won}</td>
            <td>{sum.averageRank === null ? '–' : rounded(sum.averageRank)}</td>
            <td>{sum.averageDays === null ? '–' : formatDuration(sum.averageDays * DAY, { rough: true })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Result = ({ id, game, variant, rank, seats, total, left, endedAt }: MyResult) => (
  <ResultLine
    game={variantWords(game, variant)}
    href={`/g/${id}`}
    place={
      (left === null && rank !== null ? t('page.results.place', { rank, seats }) : t('page.results.left')) +
      (total === null ? '' : `, ${t('page.results.points', { n: total })}`)
    }
    moment={new Date(endedAt).toISOString()}
    day={formatDate(endedAt)}
  />
);

interface RowProps {
  readonly game: string;
  /** Address of the game; undefined if the reader may not see it. */
  readonly href: string | undefined;
  readonly place: string;
  /** When it ended, as programs read it, and in words. */
  readonly moment: string;
  readonly day: string;
}

/** A result in a list. */
export function ResultLine({ game, href, place, moment, day }: RowProps) {
  const parts = (
    <>
      <strong>{game}</strong>
      <span class={styles.place}>{place}</span>
      <time class="muted" dateTime={moment}>
        {day}
      </time>
    </>
  );
  const look = `card row ${styles.result}`;
  return (
    <li>
      {href === undefined ? (
        <p class={look}>{parts}</p>
      ) : (
        <a class={look} href={href}>
          {parts}
        </a>
      )}
    </li>
  );
}
