import type { State } from '#shared/games/goa/state.ts';
import { COLONIES, SPICES, type Colony, type Spice as SpiceName } from '#shared/games/goa/things.ts';
import { Colonist, ColonySign, SpicePicture } from '../../drawings/Pieces.tsx';
import { formatList, t } from '../../../../lib/i18n.ts';
import { mark } from '../../../marks.ts';
import { Explain } from '../../explain/Explain.tsx';
import { Thing } from '../Thing.tsx';
import { lightDismiss } from './lightDismiss.tsx';
import type { BoardProps } from '../../boardProps.ts';

/** The colony tiles left, with the spices that may lie there. */
export const Colonies = lightDismiss((props) => (
  <>
    <ul class="plain store-colonies">
      {COLONIES.map((colony) => (
        <li key={colony}>
          <ColonyRow {...props} colony={colony} />
        </li>
      ))}
    </ul>
    {props.selection?.kind === 'colony' && <Explain {...props} place="supply" />}
  </>
));

function ColonyRow({ colony, ...table }: BoardProps & { readonly colony: Colony }) {
  const { shown, since } = table.scene;
  const { need } = shown.figures.colonies[colony];
  const left = tilesLeft(shown, colony);
  const free = left.length > 0 && left.every(isFree);
  const label = t('page.goa.board.colony', { colony: t(`goa.colony.${colony}`), left: left.length, need });
  return (
    <Thing
      table={table}
      pick={{ kind: 'colony', colony, place: 'supply' }}
      lit={undefined}
      label={free ? label : [label, ...left.map(inWords)].join(' – ')}
      changed={mark(since, shown, (state) => state.colonies[colony].length)}
    >
      <ColonySign colony={colony} size={32} />
      <span class="colony-name">
        {t(`goa.colony.${colony}`)}
        <span class="figure number">
          <Colonist size={16} />
          {need}
        </span>
      </span>
      <span class="colony-tiles">
        {free ? (
          <span class="muted">{t('page.goa.board.colony.any', { n: left.length })}</span>
        ) : (
          left.map((allowed) => (
            <span key={allowed.join()} class="colony-tile">
              {allowed.map((spice) => (
                <SpicePicture key={spice} spice={spice} size={18} />
              ))}
            </span>
          ))
        )}
        {left.length === 0 && <span class="muted">{t('page.goa.board.colony.none')}</span>}
      </span>
    </Thing>
  );
}

/** What each of the tiles left allows. */
const tilesLeft = ({ colonies, figures }: State, colony: Colony): readonly (readonly SpiceName[])[] =>
  colonies[colony].map((tile) => figures.colonies[colony].tiles[tile] ?? []);

const isFree = (allowed: readonly SpiceName[]): boolean => allowed.length === SPICES.length;

const inWords = (allowed: readonly SpiceName[]): string =>
  formatList(allowed.map((spice) => t(`goa.spice.${spice}`)));
