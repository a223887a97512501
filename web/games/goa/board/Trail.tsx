import type { Marker } from '#shared/games/goa/state.ts';
import { SeatMark } from '../../../ui/art/Seat.tsx';
import { Pop } from '../../../ui/Pop.tsx';
import { markAt, SIZE } from './geometry.ts';

interface Props {
  readonly markers: readonly (Marker | null)[];
}

/** The auction markers and the trail between them, over the tiles. The spaces name them for screen readers. */
export function Trail({ markers }: Props) {
  const placed = markers.flatMap((marker, i) =>
    marker ? [{ seat: marker.seat, n: i + 1, at: markAt(marker.space) }] : [],
  );
  const path = placed.map(({ at }) => at.join(' ')).join('L');
  const percent = (part: number): string => `${(100 * part) / SIZE}%`;
  return (
    <div class="trail" aria-hidden="true">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`}>
        {placed.length > 1 && (
          <>
            <path class="casing" d={`M${path}`} />
            <path class="way" d={`M${path}`} />
          </>
        )}
      </svg>
      {placed.map(({ seat, n, at: [x, y] }) => (
        <span
          key={n}
          class="trail-mark"
          data-spot={`marker${n}`}
          style={{ left: percent(x), top: percent(y), width: percent(0.46) }}
        >
          <Pop of={x + y}>
            <SeatMark seat={seat} n={n} size={28} />
          </Pop>
        </span>
      ))}
    </div>
  );
}
