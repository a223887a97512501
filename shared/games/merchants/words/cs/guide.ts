import type { merchantsGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first turn of Merchants, in Czech. */
export const merchantsGuide = {
  'guide.merchants.load': 'Vyberte zboží pro první loď a odešlete: každý jeho prodej vám zaplatí.',
  'guide.merchants.second': 'Naložte druhou loď, nejlépe jiným zbožím, a odešlete.',
  'guide.merchants.planning':
    'První půlka tahu: vyměňte zboží na jedné lodi, kupte zvláštní kartu – nebo pasujte.',
  'guide.merchants.poor': 'První půlka tahu: vyměňte zboží na jedné lodi – nebo pasujte.',
  'guide.merchants.extra': 'Vaše zvláštní karta umožňuje víc: použijte ji, nebo pokračujte.',
  'guide.merchants.hand':
    'Druhá půlka: vyberte z ruky zboží k prodeji, nejlépe takové, jaké vezou vaše lodě.',
  'guide.merchants.market':
    'Vyberte pole pro tyto karty: počítají se všechny odkryté karty toho zboží, zakryté ne.',
  'guide.merchants.sell': 'Vidíte, co prodej komu přinese: odešlete, nebo vyberte jiná pole.',
} satisfies Translated<typeof english>;
