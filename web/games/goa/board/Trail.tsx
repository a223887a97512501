import type { Marker } from '#shared/games/goa/state.ts';
import { SeatMark } from '../../../art/frame/Seat.tsx';
import { Pop } from '../../../components/Pop.tsx';
import { markAt, sizeOf, type Measures } from './geometry.ts';

interface Props {
  readonly markers: readonly (Marker | null)[];
  readonly measures: Measures;
}

/** The auction markers and the trail between them, over the tiles. The spaces name them for screen readers. */
export function Trail({ markers, measures }: Props) {
  const [width, height] = sizeOf(measures);
  const placed = markers.flatMap((marker, i) =>
    marker ? [{ seat: marker.seat, n: i + 1, at: markAt(measures, marker.space) }] : [],
  );
  const path = placed.map(({ at }) => at.join(' ')).join('L');
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return (
    <div class="trail" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`}>
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
          style={{ left: percent(x, width), top: percent(y, height), width: percent(0.46, width) }}
        >
          <Pop of={x + y}>
            <SeatMark seat={seat} n={n} size={28} />
          </Pop>
        </span>
      ))}
    </div>
  );
}
