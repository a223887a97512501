import type { goaGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first round of Goa, in Czech. */
export const goaGuide = {
  'guide.goa.place': 'Vyberte žeton, tím ho dáte do dražby, a odešlete: vítěz zaplatí vám.',
  'guide.goa.flag': 'Dražte vlajku, s ní budete začínajícím hráčem: zvolte cenu a odešlete – nebo pasujte.',
  'guide.goa.bid': 'Dražte žeton této dražby: zvolte cenu a odešlete – nebo pasujte.',
  'guide.goa.sell': 'To je váš žeton: prodejte ho tomu, kdo nabídl nejvíc, nebo si ho kupte, a odešlete.',
  'guide.goa.answer': 'Co jste získali či udělali, žádá volbu: vyberte a odešlete.',
  'guide.goa.ships': 'První ze tří akcí: vyberte Stavbu lodí nebo Sklizeň a odešlete.',
  'guide.goa.progress': 'Teď Postup: vyberte akci a zaplaťte, tím zesílí; pak odešlete.',
  'guide.goa.expedition': 'Na Postup vám chybí koření nebo lodě: vyberte Expedici, lízněte kartu a odešlete.',
  'guide.goa.acted': 'Akce je hotová: ukončete tah, ledaže dřív použijete žeton nebo kartu.',
  'guide.goa.taxes': 'Poslední akce: vyberte Výběr daní, vezměte si dukáty na další dražby a odešlete.',
} satisfies Translated<typeof english>;
