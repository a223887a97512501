import { useEffect, useRef } from 'preact/hooks';
import type { Standing } from '../../shared/kernel/rules.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import { SeatMark } from '../art/frame/Seat.tsx';
import { isolate, listOf, number, sentence, t } from '../voice.ts';
import { Name } from './Name.tsx';
import './words.ts';

interface Props {
  readonly standings: readonly Standing[];
  /** Comes into sight by itself: who sent the last move is far below. */
  readonly comes?: boolean;
  name(seat: Seat): string;
}

/** The final score: order of finish, and for every player where the points come from. */
export function Standings({ standings, comes, name }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (comes) place.current?.scrollIntoView({ block: 'nearest' });
  }, [comes]);
  return (
    <section class="card final azulejo-frame" aria-labelledby="score-title" ref={place}>
      <h2 id="score-title">{t('page.score')}</h2>
      <p class="lead">{winnersOf(standings, name)}</p>
      <table class="score">
        <thead>
          <tr>
            <th scope="col">{t('page.score.rank')}</th>
            <th scope="col">{t('page.score.player')}</th>
            <th scope="col" class="number">
              {t('page.score.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ seat, rank, total, lines }) => (
            <tr key={seat} class={rank === 1 ? 'won' : undefined}>
              <td class="number">{rank}</td>
              <th scope="row">
                <span class="who">
                  <SeatMark seat={seat} size={20} /> <Name>{name(seat)}</Name>
                </span>
                <ul class="plain reasons number" aria-label={t('page.score.reasons')}>
                  {lines.map(({ reason, points }) => (
                    <li key={reason.key}>
                      {sentence(reason, name)}: {number(points)}
                    </li>
                  ))}
                </ul>
              </th>
              <td class="number total">{number(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function winnersOf(standings: readonly Standing[], name: (seat: Seat) => string): string {
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => isolate(name(seat)));
  const names = listOf(winners);
  return t(winners.length > 1 ? 'page.score.shared' : 'page.score.won', { names });
}
