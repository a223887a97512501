import type { goaHints as english } from '../en/hints.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Hints for a first game of Goa, in Czech: a first line, and what is shown when the hint is opened. */
export const goaHints = {
  'hint.goa.start':
    'Po {all} kolech vyhrává nejvíc bodů. Kolo: dražby, pak akce ({actions} na hráče).\nŽetony a akce přinášejí koření a lodě a ty posouvají vaše značky dolů: k silnějším akcím a bodům. Klepněte skoro na cokoli a dočtete se, co to je.',
  'hint.goa.lastOfA':
    'Poslední kolo fáze A: žetony, které teď nikdo nezíská, zmizí.\nVše, co máte, zůstává. Kol fáze B, s novými žetony, bude {rounds}.',
  'hint.goa.phaseB':
    'Fáze B: nové žetony, vaše věci zůstávají. Do konce zbývá kol: {rounds}.\nBody: řádky vašich značek, kolonie, stejné symboly v ruce, plantáže s jedním polem, nejvíc dukátů.',
  'hint.goa.last':
    'Poslední kolo: nevyužité lodě, kolonisté ani koření nebodují.\nProměňte je v postup a kolonie. Nejvíc dukátů dává body: {richest}.',
  'hint.goa.quickStart': 'Dukáty vyhrávají první dražby, značky od začátku posilují akce.',
  'hint.goa.flag':
    'Nejdřív vlajka se značkou 1; od ní vedou další značky.\nPovedete dražbu vlajky a žetonu pod poslední značkou.',
  'hint.goa.placing':
    'Povedete dražbu tohoto žetonu: vítěz platí vám, nebo si ho vezmete sami.\nZnačka se klade vedle předchozí, hranou nebo rohem. Ve vlastní dražbě mluvíte poslední.',
  'hint.goa.forFlag':
    'Vlajka: {extra, plural, one {# akce navíc} few {# akce navíc} other {# akcí navíc}} a začínáte v akcích i v příštím kole.\nKdo začíná, klade první a poslední značku.',
  'hint.goa.auction':
    'Mluvíte jednou: nabídněte, kolik vám za to stojí, nebo pasujte.\nNakonec vezme ten, kdo dražbu vede, vaše dukáty, nebo žeton. Klepněte na žeton a dočtete se, co umí. Dukáty bodují jen tomu, kdo jich má nejvíc: {richest}.',
  'hint.goa.auctioneer':
    'Mluvíte poslední: prodejte nejvyšší nabídce, nebo si nechte a plaťte bance.\nKdyž nikdo nenabídl, máte to zdarma.',
  'hint.goa.turn':
    'Klepněte na zvýrazněnou akci, pole rozvoje (postup) nebo kolonii.\nPostup stojí koření v poli a lodě uvedené vlevo. Když chybějí: sklizeň nebo stavba lodí. Mimo to lze použít žetony a jednu kartu.',
  'hint.goa.redTile':
    'Červený žeton působí jednou v každém kole, mimo akci: klepněte na něj.\nLeží pod vaší tabulkou. Zda před akcí, nebo po ní, je jedno.',
  'hint.goa.acted': 'V tahu lze zahrát jednu kartu; červený žeton působí jednou za kolo.',
  'hint.goa.extra':
    'Každá karta je další akce. Kdo pasuje, je v tomto kole mimo.\nNa později si lze nechat: {kept}.',
  'hint.goa.fill': 'Zvolte koření pro další kroky: podívejte se pod své značky.',
  'hint.goa.spices': 'Zvolte koření pro další kroky: podívejte se pod své značky.',
  'hint.goa.discardPlantation': 'Plantáže s jedním polem bodují i po odložení.',
  'hint.goa.either': 'Loděmi se platí postup, kolonisté zakládají kolonie.',
  'hint.goa.resupply': 'Lodě jsou na postup, kolonisté na kolonie. Koření potřebuje volná pole.',
  'hint.goa.mix': 'Za každé nesklizené koření si vezměte loď, nebo kolonistu.',
  'hint.goa.favor': 'Jeden z těchto žetonů bude váš, jako by byl vydražen.',
  'hint.goa.founding':
    'Kolonie boduje a rodí koření. Když odmítnete, dostanete kolonistu.\nObrázky jsou koření, které tam smí ležet; je-li žetonů víc, jeden si vyberete.',
} satisfies Translated<typeof english>;
