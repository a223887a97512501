import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { State } from '#shared/games/goa/state.ts';
import { COLONIES, COLUMNS } from '#shared/games/goa/things.ts';
import { t, type MessageKey } from '../../../lib/i18n.ts';
import { mark } from '../../scene.ts';
import type { BoardProps } from '../boardProps.ts';
import { FIRST_ROWS, freeFirsts, Firsts } from './Firsts.tsx';
import { Cards, Colonies, SupplyTiles } from './SupplyParts.tsx';

/**
 * The supply beside the grid. It is folded if there is little room, and open if something in it can be chosen.
 */
export const Supply = (props: BoardProps) => (
  <div class="supply">
    <Fold table={props} name="page.goa.board.colonies" figure={coloniesLeft} Part={Colonies} />
    <Fold table={props} name="page.goa.board.firsts" figure={firstsLeft} Part={Firsts} />
    <Fold
      table={props}
      name="page.goa.board.tiles"
      figure={tilesAway}
      Part={SupplyTiles}
      lit={props.targets.removed.size > 0}
    />
    <Fold table={props} name="page.goa.board.cards" figure={cardsLeft} Part={Cards} />
  </div>
);

const coloniesLeft = (state: State): string =>
  String(COLONIES.reduce((sum, colony) => sum + state.colonies[colony].length, 0));
const firstsLeft = (state: State): string => `${freeFirsts(state)} / ${COLUMNS.length * FIRST_ROWS.length}`;
const cardsLeft = ({ pile }: State): string => String(pile.length);
/** Tiles set aside unseen are not in the state; this is their number in each phase so far. */
const tilesAway = ({ removed, figures, phase }: State): string =>
  String(figures.removed.seen ? removed.length : figures.removed.count * (phase === 'A' ? 1 : 2));

interface FoldProps {
  readonly table: BoardProps;
  readonly name: MessageKey;
  /** A summary of the part, shown also if it is folded. A change of it is marked. */
  readonly figure: (state: State) => string;
  /** Something in it can be chosen. */
  readonly lit?: boolean;
  readonly Part: FunctionComponent<BoardProps>;
}

function Fold({ table: props, name, figure, lit = false, Part }: FoldProps) {
  const open = useSignal(lit);
  // Before the page is painted: lit and open change in one frame, or the boards below would move for one.
  useLayoutEffect(() => {
    open.value = lit;
  }, [lit, open]);
  const { shown, since } = props.scene;
  return (
    <details
      class={lit ? 'lit' : undefined}
      open={open.value}
      name="supply"
      onToggle={({ currentTarget }) => (open.value = currentTarget.open)}
    >
      <summary data-changed={mark(since, shown, figure)}>
        <span class="fold-title">{t(name)}</span>
        <span class="number">{figure(shown)}</span>
      </summary>
      {open.value && <Part {...props} />}
    </details>
  );
}
