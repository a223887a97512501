import { Later } from '../../../components/Later.tsx';
import type { Lights, Lit, Pick, Place, Table } from '../table.ts';

interface Props extends Table {
  readonly place: Place;
}

/** What an explanation is made from. */
export interface Explained {
  readonly table: Table;
  readonly pick: Pick;
}

/** The explanation of what was tapped in this place, and the button that uses it; else nothing. */
export function Explain({ place, ...table }: Props) {
  const { pick } = table;
  if (pick?.place !== place) return null;
  const lit = litOf(table.lights, pick);
  return (
    <div class="explain">
      <Later load={load} props={{ table, pick }} quiet />
      {lit !== undefined && (
        <button type="button" class="primary" onClick={lit.tap}>
          {lit.label}
        </button>
      )}
    </div>
  );
}

const load = async () => (await import('./Explanation.tsx')).Explanation;

/** What a tap on the button does; undefined where it cannot be used now. */
export function litOf(lights: Lights, pick: Pick): Lit | undefined {
  if (pick.kind === 'card') return pick.place === 'hand' ? lights.cards.get(pick.card) : undefined;
  if (pick.kind !== 'tile') return undefined;
  if (pick.space !== undefined) return lights.spaces.get(pick.space);
  if (pick.place === 'removed') return lights.removed.get(pick.tile);
  return pick.place === 'mine' ? lights.tiles.get(pick.tile) : undefined;
}
