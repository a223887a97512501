import { useEffect, useRef } from 'preact/hooks';
import type { Standing } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { SeatMark } from '../ui/art/Pieces.tsx';
import { isolate, formatList, formatNumber, sentence, t } from '../lib/i18n.ts';
import { Name } from '../ui/names.tsx';

interface Props {
  readonly standings: readonly Standing[];
  /** Scrolls into view by itself, because the sender of the last move is far below it. */
  readonly comes?: boolean;
  name(seat: Seat): string;
}

/** The final score: the order of finish, and each player's points by source. */
export function Standings({ standings, comes, name }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (comes) place.current?.scrollIntoView({ block: 'nearest' });
  }, [comes]);
  if (standings.length === 0) return null; // the rules that count are not there yet
  return (
    <section class="card final azulejo-frame" aria-labelledby="score-title" ref={place}>
      <h2 id="score-title">{t('page.score')}</h2>
      <p class="lead">{winnersOf(standings, name)}</p>
      <ol class="plain score">
        {standings.map((standing) => (
          <Score key={standing.seat} standing={standing} name={name} />
        ))}
      </ol>
    </section>
  );
}

interface ScoreProps extends Pick<Props, 'name'> {
  readonly standing: Standing;
}

/** A player's place and total; on a small screen it opens to where they come from. */
const Score = ({ standing: { seat, rank, total, lines }, name }: ScoreProps) => (
  <li class={rank === 1 ? 'won' : undefined}>
    <details open={matchMedia('(min-width: 40rem)').matches}>
      <summary>
        <span class="number">
          <span class="visually-hidden">{t('page.term', { label: t('page.score.rank') })} </span>
          {rank}.
        </span>
        <span class="who">
          <SeatMark seat={seat} size={20} /> <Name>{name(seat)}</Name>
        </span>
        <span class="number total">
          <span class="visually-hidden">{t('page.term', { label: t('page.score.total') })} </span>
          {formatNumber(total)}
        </span>
      </summary>
      <ul class="plain reasons number" aria-label={t('page.score.reasons')}>
        {lines.map(({ reason, points }, at) => (
          <li key={at}>
            <span>{sentence(reason, name)}</span> <strong>{formatNumber(points)}</strong>
          </li>
        ))}
      </ul>
    </details>
  </li>
);

/** A sentence that names the winners, and the margin or the rule by which they won. */
export function winnersOf(standings: readonly Standing[], name: (seat: Seat) => string): string {
  const winners = standings.filter(({ rank }) => rank === 1);
  const names = formatList(winners.map(({ seat }) => isolate(name(seat))));
  if (winners.length !== 1) return t('page.score.shared', { names });
  const next = standings.find(({ rank }) => rank > 1);
  if (next === undefined) return t('page.score.won', { names });
  const margin = (winners[0]?.total ?? 0) - next.total;
  if (margin > 0) return t('page.score.wonBy', { names, ahead: formatNumber(margin) });
  const tieBreak = winners[0]?.tieBreak;
  if (tieBreak === undefined) return t('page.score.won', { names });
  return t('page.score.wonTie', { names, why: sentence(tieBreak, name) });
}
