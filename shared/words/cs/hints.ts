import type { hints as english } from '../en/hints.ts';
import type { Translated } from '../languages.ts';

/** Hints of somebody's first game, in Czech. */
export const hints = {
  'hint.title': 'První hra',
  'hint.more': 'Pravidla',
  'hint.done': 'Rozumím',
  'hint.never': 'Bez rad',
  'hint.switch': 'Rady v první hře',
  'hint.switch.on': 'Rady jsou zapnuté.',
  'hint.switch.off': 'Rady jsou vypnuté.',
  'hint.switch.turnOn': 'Ukazovat rady v příští hře',
  'hint.switch.turnOff': 'Bez rad',

  'hint.merchants.loading':
    'Naložte zboží, které se asi bude často prodávat. Z téhož prodeje vydělají i ostatní.',
  'hint.merchants.planning':
    'Vezte to, co hned zahrajete: nejdřív vyměnit, pak prodat. Speciální karty se vyplatí brzy.',
  'hint.merchants.docks': 'Vaše doky dávají ještě jednu výměnu.',
  'hint.merchants.office': 'Karta navíc je skoro vždy dobrá, leda by vám konec balíčku uškodil.',
  'hint.merchants.trade':
    'Vydělá každý, kdo toto zboží veze. Hrajte je, když ho máte víc než ostatní – nebo lízněte.',

  'hint.goa.quickStart': 'Dukáty vyhrávají první dražby, značky posilují akce od začátku.',
  'hint.goa.placing':
    'Značka vám přinese peníze, když žeton chtějí jiní, nebo žeton levně. Položte ji vedle předchozí.',
  'hint.goa.auction':
    'Mluvíte jednou, nabídněte tedy, kolik vám za to žeton stojí. Majitel značky mluví poslední a bere peníze, nebo žeton.',
  'hint.goa.turn':
    'Jedna ze šesti akcí. Chybí koření nebo lodě na postup? Sklizeň nebo stavba lodí. Výběr daní je možný vždy.',
  'hint.goa.acted': 'Akce je hotová. Ještě lze zahrát kartu nebo žeton; pak tah ukončete.',
  'hint.goa.extra': 'Další akce za kartu – nebo pas. Jednu kartu si lze nechat na později.',
  'hint.goa.fill': 'Zvolte koření, které stojí vaše další kroky postupu.',
  'hint.goa.spices': 'Zvolte koření, které stojí vaše další kroky postupu.',
  'hint.goa.discardPlantation': 'Plantáže s jedním polem bodují i po odložení.',
  'hint.goa.either': 'Loděmi se platí postup, kolonisté zakládají kolonie.',
  'hint.goa.resupply': 'Loděmi se platí postup, kolonisté zakládají kolonie. Koření potřebuje volná pole.',
  'hint.goa.mix': 'Co se nesklidilo, přijde jako lodě a kolonisté.',
  'hint.goa.favor': 'Jeden z těchto žetonů bude váš, jako by byl vydražen.',
  'hint.goa.founding': 'Kolonie boduje a rodí koření. Odmítnutí nic nestojí a přinese kolonistu.',
} satisfies Translated<typeof english>;
