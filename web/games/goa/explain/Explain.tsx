import { Later } from '../../../components/Later.tsx';
import type { Targets, Target, Selection, BoardArea, BoardProps } from '../boardProps.ts';

interface Props extends BoardProps {
  readonly place: BoardArea;
}

/** Input of an explanation. */
export interface Explained {
  readonly table: BoardProps;
  readonly pick: Selection;
}

/** The explanation of a thing tapped at this place, with the button that uses it; else nothing. */
export function Explain({ place, ...table }: Props) {
  const { selection: pick } = table;
  if (pick?.place !== place) return null;
  const target = litOf(table.targets, pick);
  return (
    <div class={target === undefined ? 'explain' : 'explain usable'}>
      <Later load={load} props={{ table, pick }} quiet />
      {target !== undefined && (
        <button type="button" class="primary" onClick={target.tap}>
          {target.label}
        </button>
      )}
    </div>
  );
}

const load = async () => (await import('./Explanation.tsx')).Explanation;

/** The target that the button taps; undefined if the thing cannot be used now. */
export function litOf(targets: Targets, pick: Selection): Target | undefined {
  if (pick.kind === 'card') return pick.place === 'hand' ? targets.cards.get(pick.card) : undefined;
  if (pick.kind !== 'tile') return undefined;
  if (pick.space !== undefined) return targets.spaces.get(pick.space);
  if (pick.place === 'removed') return targets.removed.get(pick.tile);
  return pick.place === 'mine' ? targets.tiles.get(pick.tile) : undefined;
}
