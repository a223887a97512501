import { CORNERS, type Space } from '#shared/games/goa/spaces.ts';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { faceOf, type State } from '#shared/games/goa/state.ts';
import { ACTIONS, SPICES, type CardId, type Colony } from '#shared/games/goa/things.ts';
import { assertNever } from '#shared/kernel/never.ts';
import { BonanzaTile, ColonySign, ColumnSign, ExpeditionCard, TilePicture } from '../drawings/Pieces.tsx';
import { errorText, formatList, t } from '../../../lib/i18n.ts';
import type { BoardArea, BoardProps, Selection, Target, Targets } from '../boardProps.ts';
import { ACTION_OF, does, thingValues, type Explainable } from './effects.ts';
import { whyNot } from './whyNot.ts';
import styles from './explain.module.css';

interface Props extends BoardProps {
  readonly place: BoardArea;
}

interface Explained {
  readonly table: BoardProps;
  readonly pick: Selection;
}

/** The explanation of a thing tapped at this place, with the button that uses it; else nothing. */
export function Explain({ place, ...table }: Props) {
  const { selection: pick } = table;
  if (pick?.place !== place) return null;
  const target = litOf(table.targets, pick);
  return (
    <div class={styles.explain} data-choice={target === undefined ? 'explained' : 'explained usable'}>
      <Explanation table={table} pick={pick} />
      {target !== undefined && (
        <button type="button" class="primary" onClick={target.tap}>
          {target.label}
        </button>
      )}
    </div>
  );
}

/** The target that the button taps; undefined if the thing cannot be used now. */
function litOf(targets: Targets, pick: Selection): Target | undefined {
  if (pick.kind === 'card') return pick.place === 'hand' ? targets.cards.get(pick.card) : undefined;
  if (pick.kind !== 'tile') return undefined;
  if (pick.space !== undefined) return targets.spaces.get(pick.space);
  if (pick.place === 'removed') return targets.removed.get(pick.tile);
  return pick.place === 'mine' ? targets.tiles.get(pick.tile) : undefined;
}

/** A single thing. */
type OnePick = Exclude<Selection, { readonly kind: 'actions' }>;

/** The explanation of a thing: its name, its effect, and why it cannot be used now. */
function Explanation({ table: props, pick }: Explained) {
  const words = useWordsWithRoom(pick);
  const { shown, partial } = props.scene;
  useEffect(() => {
    // The words arrive after the tap. While a marker is placed, the board must not scroll away for them.
    const explained = words.current?.closest(`.${styles.explain}`);
    if (partial?.type !== 'placeMarker') explained?.scrollIntoView({ block: 'nearest' });
  }, [pick]);
  if (pick.kind === 'actions')
    return (
      <div class={`${styles.words} ${styles.actions}`} ref={words}>
        <Actions state={shown} />
      </div>
    );
  const why = litOf(props.targets, pick) === undefined ? whyNot(props, pick) : undefined;
  const thing = thingOf(pick, props.scene);
  return (
    <>
      <Sign pick={pick} state={shown} />
      <div class={styles.words} ref={words}>
        <p class={styles.name}>{nameOf(pick, shown)}</p>
        {[...does(thing, shown), ...details(pick, shown)].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {why !== undefined && <p class={styles.why}>{errorText(why)}</p>}
    </>
  );
}

/** The thing as it is explained. A tile before a player was kept, and one that is swapped for can be. */
export function thingOf(
  pick: OnePick,
  { shown, partial }: Pick<BoardProps['scene'], 'shown' | 'partial'>,
): Explainable {
  if (pick.kind === 'card') return { kind: 'card', card: faceOf(shown, pick.card).kind };
  if (pick.kind !== 'tile') return pick;
  const isKept = pick.place === 'board' ? partial?.type === 'swap' : pick.place !== 'removed';
  return { kind: 'tile', tile: pick.tile, isKept };
}

/** The words of a thing keep the room that they had: a colony has fewer tiles left after others' moves. */
function useWordsWithRoom(pick: Selection) {
  const words = useRef<HTMLDivElement>(null);
  const kept = useRef<Selection>(undefined);
  useLayoutEffect(() => {
    const { current } = words;
    if (current === null) return;
    if (kept.current !== pick) current.style.minHeight = '';
    kept.current = pick;
    current.style.minHeight = `${current.offsetHeight}px`;
  });
  return words;
}

const Actions = ({ state }: { readonly state: State }) => (
  <dl>
    {ACTIONS.map((action) => (
      <div key={action}>
        <dt class={styles.name}>{t(`goa.action.${action}`)}</dt>
        <dd>{does({ kind: 'action', action }, state).join(' ')}</dd>
      </div>
    ))}
  </dl>
);

interface SignProps {
  readonly pick: OnePick;
  readonly state: State;
}

function Sign({ pick, state }: SignProps) {
  switch (pick.kind) {
    case 'tile':
      return <TilePicture tile={pick.tile} size={64} />;
    case 'card':
      return <ExpeditionCard {...faceOf(state, pick.card)} size={64} />;
    case 'column':
      return <ColumnSign column={pick.column} size={56} />;
    case 'colony':
      return <ColonySign colony={pick.colony} size={64} />;
    case 'bonanza':
      return <BonanzaTile bonanza={pick.bonanza} size={56} />;
    default:
      return assertNever(pick);
  }
}

function nameOf(pick: OnePick, state: State): string {
  switch (pick.kind) {
    case 'tile':
      return t(`goa.tile.${pick.tile}`);
    case 'card':
      return t(`goa.card.${faceOf(state, pick.card).kind}`);
    case 'column':
      return t(`goa.action.${ACTION_OF[pick.column]}`);
    case 'colony':
      return t(`goa.colony.${pick.colony}`);
    case 'bonanza':
      return t(pick.bonanza === 'hidden' ? 'goa.does.bonanza.name' : `goa.bonanza.${pick.bonanza}`);
    default:
      return assertNever(pick);
  }
}

/** Details of this one thing: a card's face, the tiles that a colony has left. */
function details(pick: OnePick, state: State): readonly string[] {
  if (pick.kind === 'card') return [faceLine(pick.card, state)];
  if (pick.kind === 'tile')
    return isOverBonanza(pick.space, state) ? [t('goa.does.bonanza.name'), t('goa.does.bonanza.hidden')] : [];
  return pick.kind === 'colony' ? tilesLeft(pick.colony, state) : [];
}

const isOverBonanza = (space: Space | undefined, { bonanza }: State): boolean =>
  space !== undefined && (bonanza[CORNERS.indexOf(space)] ?? null) !== null;

function faceLine(card: CardId, state: State): string {
  const { kind, colonists, symbol } = faceOf(state, card);
  const values = thingValues({ kind: 'card', card: kind }, state.figures);
  return t('goa.does.face', { ...values, colonists, symbol: t(`goa.symbol.${symbol}`) });
}

function tilesLeft(colony: Colony, { colonies, figures }: State): readonly string[] {
  const tiles = colonies[colony].flatMap((tile) => {
    const allowed = figures.colonies[colony].tiles[tile] ?? SPICES;
    return allowed.length < SPICES.length ? [allowed.map((spice) => t(`goa.spice.${spice}`)).join('/')] : [];
  });
  return tiles.length > 0 ? [t('goa.does.colony.left', { tiles: formatList(tiles) })] : [];
}
