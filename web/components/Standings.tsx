import type { Standing } from '../../shared/kernel/rules.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import { isolate, listOf, number, sentence, t } from '../voice.ts';
import { Name } from './Name.tsx';

interface Props {
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** The final score: order of finish, and for every player where the points come from. */
export const Standings = ({ standings, name }: Props) => (
  <section class="card" aria-labelledby="score-title">
    <h2 id="score-title">{t('page.score')}</h2>
    <p class="lead">{winnersOf(standings, name)}</p>
    <table class="score">
      <thead>
        <tr>
          <th scope="col">{t('page.score.rank')}</th>
          <th scope="col">{t('page.score.player')}</th>
          <th scope="col">{t('page.score.reasons')}</th>
          <th scope="col" class="number">
            {t('page.score.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ seat, rank, total, lines }) => (
          <tr key={seat}>
            <td>{rank}</td>
            <th scope="row">
              <Name>{name(seat)}</Name>
            </th>
            <td>
              <ul class="plain">
                {lines.map(({ reason, points }) => (
                  <li key={reason.key}>
                    {sentence(reason, name)}: <span class="number">{number(points)}</span>
                  </li>
                ))}
              </ul>
            </td>
            <td class="number total">{number(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function winnersOf(standings: readonly Standing[], name: (seat: Seat) => string): string {
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => isolate(name(seat)));
  const names = listOf(winners);
  return t(winners.length > 1 ? 'page.score.shared' : 'page.score.won', { names });
}
