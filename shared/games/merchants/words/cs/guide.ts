import type { merchantsGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first turn of Merchants, in Czech. */
export const merchantsGuide = {
  'guide.merchants.load': 'Klepněte na zboží pro první loď a odešlete: každý jeho prodej vám zaplatí.',
  'guide.merchants.second': 'Naložte druhou loď, nejlépe jiným zbožím, a odešlete.',
  'guide.merchants.planning':
    'První půlka tahu: vyměňte zboží na jedné lodi, kupte zvláštní kartu – nebo pasujte.',
  'guide.merchants.extra': 'Vaše zvláštní karta umožňuje víc: použijte ji, nebo pokračujte.',
  'guide.merchants.hand': 'Druhá půlka: klepněte na zboží v ruce, nejlépe na takové, jaké vezou vaše lodě.',
  'guide.merchants.market':
    'Klepněte na pole pro tyto karty: počítají se všechny odkryté karty toho zboží, zakryté ne.',
  'guide.merchants.sell': 'Lišta ukazuje, co prodej komu přinese: klepněte na další pole, nebo odešlete.',
} satisfies Translated<typeof english>;
