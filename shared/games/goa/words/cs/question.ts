import type { goaSay as english } from '../en/question.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's open decision as a question, in Czech. */
export const goaSay = {
  'page.goa.ask.quickStart': 'dvě značky dolů, nebo dukáty',
  'page.goa.ask.flag': 'umístěte vlajku',
  'page.goa.ask.placing': 'umístěte značku {n}',
  'page.goa.ask.auction': 'dražte, nebo pasujte – {what}',
  'page.goa.ask.auction.over': 'nabídněte aspoň {n}, nebo pasujte – {what}',
  'page.goa.ask.auction.own': 'nabídněte aspoň {n}, nebo prodejte za {high} – {what}',
  'page.goa.ask.auction.buy': 'kupte za {n}, nebo prodejte za {high} – {what}',
  'page.goa.ask.turn': 'akce {n} ze {of}',
  'page.goa.ask.turn.extra': 'akce navíc',
  'page.goa.ask.turn.acted': 'zahrajte ještě něco, nebo ukončete tah',
  'page.goa.ask.extra': 'proveďte akci navíc, nebo pasujte',
  'page.goa.ask.extra.must': 'proveďte akci navíc',
  'page.goa.ask.fill': 'vyberte koření na {n, plural, one {# pole} few {# pole} other {# polí}}',
  'page.goa.ask.spices': 'umístěte {n, plural, one {# koření} few {až # koření} other {až # koření}}',
  'page.goa.ask.discardPlantation': 'odložte plantáž',
  'page.goa.ask.either':
    '{n, plural, one {# loď, nebo # kolonista} few {# lodě, nebo # kolonisté} other {# lodí, nebo # kolonistů}}',
  'page.goa.ask.resupply':
    '{n, plural, one {# loď, # kolonista, nebo # koření} few {# lodě, # kolonisté, nebo # koření} other {# lodí, # kolonistů, nebo # koření}}',
  'page.goa.ask.mix': 'lodě a kolonisté, celkem {n}',
  'page.goa.ask.favor': 'vezměte si odložený žeton',
  'page.goa.ask.founding': 'založte kolonii {colony}, nebo odmítněte',
} satisfies Translated<typeof english>;
