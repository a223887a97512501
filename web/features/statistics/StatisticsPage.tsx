import { gameIds, type GameId } from '#shared/games/meta.ts';
import type { Statistics, VariantStatistics } from '#shared/protocol/http.ts';
import { LoadingNotice, FailureNotice } from '../../ui/notices.tsx';
import { variantWords } from '../invitation/index.ts';
import { t, term } from '../../lib/i18n.ts';
import { useAnswer, type Answer } from '../../lib/requests.ts';
import type { Platform } from '../../lib/platform.ts';
import { formatDuration } from '../../lib/times.ts';
import '../../ui/people.css';

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
  <table class="figures">
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
