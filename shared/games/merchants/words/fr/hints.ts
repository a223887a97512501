import type { merchantsHints as english } from '../en/hints.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Hints for a first game of Merchants, in French: a first line, and what is shown when the hint is opened. */
export const merchantsHints = {
  'hint.merchants.start':
    'Le plus de pièces gagne. Une vente paie tous : cartes au marché × marqueurs.\nQui joue des cartes d’une marchandise la vend, pour tous. La partie finit avec la dernière carte de la pioche.',
  'hint.merchants.loading': 'Chargez ce qui sera souvent vendu. La même vente profite aussi aux autres.',
  'hint.merchants.planning':
    'Transportez ce que vous allez jouer. Les cartes spéciales rapportent tôt.\nNavire : un marqueur de plus. Docks : un échange de plus à chaque tour. Contrat : +{bonus} à chaque vente qui vous rapporte. Bureau : une carte de plus à chaque tour.',
  'hint.merchants.docks': 'Échangez sur un navire au choix, sauf un que vous venez d’acheter.',
  'hint.merchants.office': 'Une carte de plus est presque toujours bonne, sauf si la fin vous nuit.',
  'hint.merchants.trade':
    'Vendez ce que vous avez en plus grand nombre que les autres – ou piochez.\nChacun reçoit : cartes visibles de la marchandise × ses propres marqueurs. Les cartes couvertes ne comptent plus.',
} satisfies Translated<typeof english>;
