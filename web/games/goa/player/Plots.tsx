import type { Move } from '#shared/games/goa/moves.ts';
import {
  COLONIES,
  fieldOf,
  plantationOf,
  PLANTATIONS,
  PLOTS,
  SPICES,
  TILES,
  type Field,
  type PlotId,
  type Spice as SpiceName,
} from '#shared/games/goa/things.ts';
import type { Plot, State } from '#shared/games/goa/state.ts';
import { Colonist, ColonySign, Sack, SpicePicture, TilePicture } from '../drawings/Pieces.tsx';
import { Highlight } from '../../../ui/figures.tsx';
import { formatList, t } from '../../../lib/i18n.ts';
import { Explain } from '../explain/Explain.tsx';
import { LitButton, Thing } from '../board/Thing.tsx';
import { labelled } from '../targets/decision.ts';
import type { Selection } from '../boardProps.ts';
import { boardPart, changed, shownOf, type Owned } from './owned.ts';
import styles from './plots.module.css';

/** The supply board: plantations and colonies, and the spices on their fields. */
export const Plots = boardPart((owned: Owned) => {
  const { table: props, place } = owned;
  const { plots } = shownOf(owned);
  return (
    <div class={styles.frame}>
      <ul class={`plain ${styles.plots}`} aria-label={t('page.goa.supply')}>
        {PLOTS.map((id) => (
          <li
            key={id}
            class={
              plots[id] === null
                ? `${styles.plot} ${styles.bare}`
                : isLaid(id)
                  ? `${styles.plot} ${styles.laid}`
                  : styles.plot
            }
            data-changed={changed(owned, (of) => of.plots[id]?.name)}
          >
            <Head {...owned} id={id} plot={plots[id]} />
            <ul class={`plain ${styles.fields}`} data-choice="fields">
              {plots[id]?.fields.map((spice, i) => (
                <li key={i} data-changed={changed(owned, (of) => of.plots[id]?.fields[i])}>
                  <Spot {...owned} field={fieldOf(id, i)} spice={spice} allowed={plots[id]?.allowed ?? []} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {isOnPlot(props.selection) && <Explain {...props} place={place} />}
    </div>
  );
});

const isLaid = (id: PlotId): boolean => PLANTATIONS.some((space) => space === id);

/** Are these things that lie on a supply board? */
const isOnPlot = (pick: Selection | null): boolean =>
  pick?.kind === 'colony' || (pick?.kind === 'tile' && plantationOf(pick.tile) !== undefined);

interface HeadProps extends Owned {
  readonly id: PlotId;
  readonly plot: Plot | null;
}

/** The purpose of a space, and what lies there. */
function Head({ table: props, place, id, plot }: HeadProps) {
  const target = place === 'mine' ? props.targets.plots.get(id) : undefined;
  const { word, label, pick, need } = about(props.scene.shown, id, plot, place);
  const inside = (
    <>
      {pick?.kind === 'colony' && <ColonySign colony={pick.colony} size={26} />}
      {pick?.kind === 'tile' && <TilePicture tile={pick.tile} size={40} />}
      <span class={styles.word}>{word}</span>
      {need !== undefined && (
        <span class={`${styles.need} number`}>
          {target?.note === undefined && need}
          <Colonist size={16} />
        </span>
      )}
    </>
  );
  if (target !== undefined)
    return (
      <LitButton target={target} class={styles.head}>
        {inside}
      </LitButton>
    );
  return pick === undefined ? (
    <span class={styles.head}>{inside}</span>
  ) : (
    <Thing table={props} pick={pick} target={target} label={label} class={styles.head}>
      {inside}
    </Thing>
  );
}

interface About {
  readonly word: string;
  /** The word in full. */
  readonly label: string;
  readonly pick?: Selection;
  /** Colonists that a colony needs if it is not founded yet. */
  readonly need?: number;
}

function about({ figures }: State, id: PlotId, plot: Plot | null, place: Owned['place']): About {
  const colony = COLONIES.find((name) => name === id);
  if (colony !== undefined) {
    const word = t(`goa.colony.${colony}`);
    const pick = { kind: 'colony', colony, place } as const;
    const { need } = figures.colonies[colony];
    return plot === null
      ? { word, pick, need, label: labelled(word, t('page.goa.n.colonists', { n: need })) }
      : { word, pick, label: word };
  }
  const tile = TILES.find((name) => name === plot?.name);
  if (tile === undefined) return { word: t('page.goa.free'), label: '' };
  const spice = SPICES.find((name) => tile.startsWith(name));
  const label = t(`goa.tile.${tile}`);
  return { word: spice ? t(`goa.spice.${spice}`) : label, label, pick: { kind: 'tile', tile, place } };
}

interface SpotProps extends Owned {
  readonly field: Field;
  readonly spice: SpiceName | null;
  readonly allowed: readonly SpiceName[];
}

/** A field: the spice on it, or faintly those that it allows. */
function Spot({ table: props, place, field, spice, allowed }: SpotProps) {
  const target = place === 'mine' ? props.targets.fields.get(field) : undefined;
  const lies = spice ?? (target && chosenFor(field, props.scene.partial));
  const inside =
    lies === undefined ? (
      <span class={styles.allowed}>
        {allowed.map((may) => (
          <SpicePicture key={may} spice={may} size={allowed.length > 1 ? 14 : 26} />
        ))}
      </span>
    ) : (
      <Highlight of={lies}>
        <Sack spice={lies} size={36} />
      </Highlight>
    );
  if (target !== undefined)
    return (
      <LitButton target={target} class={styles.field}>
        {inside}
      </LitButton>
    );
  const words = (some: readonly SpiceName[]) => formatList(some.map((of) => t(`goa.spice.${of}`)));
  const label = spice === null ? t('page.goa.empty', { spices: words(allowed) }) : words([spice]);
  return (
    <span class={styles.field} title={label}>
      <span class="visually-hidden">{label}</span>
      {inside}
    </span>
  );
}

/** The spice that the move being put together puts on a field. */
const chosenFor = (field: Field, move: Move | null): SpiceName | undefined =>
  move !== null && 'spices' in move ? move.spices[field] : undefined;
