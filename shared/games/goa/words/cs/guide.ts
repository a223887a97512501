import type { goaGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first round of Goa, in Czech. */
export const goaGuide = {
  'guide.goa.place': 'Klepněte na orámovaný žeton, tím ho dáte do dražby, a odešlete: vítěz zaplatí vám.',
  'guide.goa.bid': 'Dražte ukázaný žeton: klepejte na +1, dokud cena nesedí, a odešlete – nebo pasujte.',
  'guide.goa.sell': 'To je váš žeton: prodejte ho tomu, kdo nabídl nejvíc, nebo si ho kupte, a odešlete.',
  'guide.goa.answer': 'Co jste získali či udělali, žádá volbu: klepněte na orámované a odešlete.',
  'guide.goa.ships': 'První ze tří akcí: klepněte na Stavbu lodí nebo Sklizeň a ukončete tah.',
  'guide.goa.progress':
    'Teď Postup: klepněte na orámované pole a zaplaťte, akce tím zesílí; pak ukončete tah.',
  'guide.goa.expedition':
    'Na Postup vám chybí koření nebo lodě: klepněte na Expedici, lízněte kartu a ukončete tah.',
  'guide.goa.acted': 'Akce je hotová: ukončete tah, ledaže dřív použijete žeton nebo kartu.',
  'guide.goa.taxes':
    'Poslední akce: klepněte na Výběr daní, vezměte si dukáty na další dražby a ukončete tah.',
} satisfies Translated<typeof english>;
