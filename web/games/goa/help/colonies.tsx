import { COLONIES, SPICES, type Colony } from '#shared/games/goa/things.ts';
import { ColonySign, SpicePicture } from '../drawings/Pieces.tsx';
import { formatList, t } from '../../../lib/i18n.ts';
import type { HelpPart, Piece } from '../../../features/help/index.ts';
import { doubtsOf } from './doubts.ts';
import { piece, type EditionRules } from './rules.ts';

/** The four colonies, with the tiles each has. */
export const coloniesPart = (rules: EditionRules): HelpPart => ({
  id: 'colonies-part',
  title: t('help.goa.part.colonies'),
  pieces: [piece('colonies')],
  entries: COLONIES.map((colony) => colonyEntry(colony, rules)),
});

const TILES_OF = {
  Quilon: 'quilonTiles',
  Cochin: 'cochinTiles',
  Madras: 'madrasTiles',
  Calicut: 'calicutTiles',
} as const;

function colonyEntry(colony: Colony, { edition, figures }: EditionRules): Piece {
  const { need, fields, tiles } = figures.colonies[colony];
  const anySpice = tiles.every(({ length }) => length === SPICES.length);
  return {
    id: `colony-${colony}`,
    title: t(`goa.colony.${colony}`),
    text: [t('help.goa.colony.text', { need, fields, n: tiles.length })],
    art: <ColonySign colony={colony} size={56} />,
    more: anySpice ? <p>{t('help.goa.colony.any')}</p> : <Choices tiles={tiles} />,
    words: [
      anySpice
        ? t('help.goa.colony.any')
        : tiles
            .flat()
            .map((spice) => t(`goa.spice.${spice}`))
            .join(' '),
    ],
    doubts: doubtsOf(edition, TILES_OF[colony]),
  };
}

/** The spices of each tile. */
const Choices = ({ tiles }: { readonly tiles: EditionRules['figures']['colonies'][Colony]['tiles'] }) => (
  <ul class="plain choices">
    {tiles.map((spices) => (
      <li key={spices.join()}>
        <span class="visually-hidden">{formatList(spices.map((spice) => t(`goa.spice.${spice}`)))}</span>
        {spices.map((spice) => (
          <SpicePicture key={spice} spice={spice} size={24} />
        ))}
      </li>
    ))}
  </ul>
);
