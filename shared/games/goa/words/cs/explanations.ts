import type { goaThings as english } from '../en/explanations.ts';
import type { Translated } from '../../../../words/languages.ts';

const SHIPS = 'Vezměte si {ships, plural, one {# loď} few {# lodě} other {# lodí}}.';
const COLONISTS = 'Vezměte si {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}.';
const DUCATS = 'Vezměte si {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}.';
const EXTRA = 'Vezměte si {extra, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“.';
const CARDS =
  'Lízněte si {cards, plural, one {# kartu} few {# karty} other {# karet}} expedic, i nad limit karet v ruce.';
const SPICES =
  'Umístěte {spices, plural, one {# koření podle své volby na volné pole, které je dovoluje} few {až # koření podle své volby na volná pole, která je dovolují} other {až # koření podle své volby na volná pole, která je dovolují}}.';
const MISSION = 'Na konci hry přinese {points, plural, one {# bod} few {# body} other {# bodů}}.';

/** What cards and tiles of Goa do, in Czech. */
export const goaThings = {
  'goa.does.plantation':
    'Plantáž ({fields, plural, one {# pole} few {# pole} other {# polí}}), na které roste: {spice}. Položí se na volné místo a hned se naplní.',
  'goa.does.full.2004':
    'Není-li volné místo, nejdřív odložíte některou plantáž i s kořením; může to být i tato.',
  'goa.does.full.2012': 'Není-li volné místo, nejdřív odložíte jednu ze svých plantáží i s kořením.',
  'goa.does.small':
    'Na konci hry přinese {small, plural, one {# bod} few {# body} other {# bodů}}, stejně jako odložené plantáže s jedním polem.',
  'goa.does.tile.cropRotation':
    'Plantáž s jedním polem. Při každém naplnění znovu zvolíte druh koření. Body nepřináší.',

  'goa.does.immediate': 'Provede se hned po získání.',
  'goa.does.tile.ships': SHIPS,
  'goa.does.tile.colonists': COLONISTS,
  'goa.does.tile.shipsOrColonists':
    'Vezměte si lodě, nebo kolonisty, vše jednoho druhu; na výběr: lodě – {either}, kolonisté – {either}.',
  'goa.does.tile.settlement':
    'Vezměte si {ships, plural, one {# loď} few {# lodě} other {# lodí}}, {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}} a {extra, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“.',
  'goa.does.tile.extraActions': EXTRA,
  'goa.does.tile.expeditions2': CARDS,
  'goa.does.tile.expeditions3': CARDS,
  'goa.does.tile.favor': 'Vyberte si jeden z odložených žetonů. Získáte ho jako každý jiný.',

  'goa.does.red': 'Lze použít jednou v každém kole, ve svém tahu s akcí, už v kole, kdy žeton získáte.',
  'goa.does.tile.redShip': SHIPS,
  'goa.does.tile.redColonist': COLONISTS,
  'goa.does.tile.redSpice': SPICES,
  'goa.does.tile.redDucats': DUCATS,
  'goa.does.tile.redExpedition': CARDS,

  'goa.does.oneShot': 'Lze použít jednou za hru, ve svém tahu s akcí, navíc k akci.',
  'goa.does.tile.espionage.2004':
    'Vezměte si lodě, koření nebo dukáty podle soupeřovy značky v tom sloupci; nebo při zakládání kolonie použijte jeho počet kolonistů místo svého. Expedice vyzvídat nelze.',
  'goa.does.tile.espionage.2012':
    'Postavte lodě, sklízejte, vyberte daně nebo založte kolonii podle soupeřovy značky místo své. Expedice vyzvídat nelze.',
  'goa.does.tile.extraHarvest':
    'Naplňte své plantáže a kolonie, nejvýše {plots, plural, one {# z nich} few {# z nich} other {# z nich}}.',
  'goa.does.tile.resupply':
    'Otočte {resupply, plural, one {# kartu} few {# karty} other {# karet}} expedic. Pak si vezměte součet kolonistů na nich v jednom druhu: lodě, kolonisty, nebo koření, pro které máte pole.',
  'goa.does.tile.viceKing':
    'Vaše nejméně pokročilá značka se zdarma posune o řádek dolů; ze stejných vybíráte. Může přinést bonusy.',
  'goa.does.tile.swap':
    'Vezměte si kterýkoli žeton z plánu a nechte na jeho místě Výměnu. Získaný žeton může počkat na některý váš pozdější tah s akcí; plantáže se pokládají hned.',
  'goa.does.tile.duty':
    'Vraťte ze svých polí koření ({dutySpices}): na konci hry to přinese {points, plural, one {# bod} few {# body} other {# bodů}}. Nesplněný žeton nepřinese nic.',

  'goa.does.lasting': 'Leží před vámi do konce hry.',
  'goa.does.tile.mission2': MISSION,
  'goa.does.tile.mission3': MISSION,
  'goa.does.tile.foreman':
    'Na konci hry každá vaše plantáž s jedním polem přinese {points, plural, one {# bod} few {# body} other {# bodů}} místo {small}; Střídání plodin nepřinese nic.',

  'goa.does.card': 'V každém tahu s akcí lze zahrát jednu kartu expedic, navíc k akci.',
  'goa.does.face':
    'Otočená platí za {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}. Na konci hry karty se stejným symbolem ({symbol}) bodují podle počtu: {symbolPoints}.',
  'goa.does.card.ships': SHIPS,
  'goa.does.card.colonists': COLONISTS,
  'goa.does.card.ducats': DUCATS,
  'goa.does.card.spices': SPICES,
  'goa.does.card.sell.2004':
    'Prodejte ze svých polí libovolný počet koření, každé za {price, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'goa.does.card.sell.2012':
    'Prodejte ze svých polí nejvýše {limit, plural, one {# koření} few {# koření} other {# koření}}, každé za {price, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'goa.does.card.payDucats.2004':
    'Jako akce Postup: jedna značka se posune o řádek dolů jen za dukáty. Ceny kroků: {prices}.',
  'goa.does.card.payDucats.2012':
    'Jedna značka se posune o řádek dolů jen za dukáty; akce vám zůstává. Ceny kroků: {prices}.',
  'goa.does.card.harvestMix':
    'S akcí Sklizeň: vezměte si její počet v libovolné kombinaci lodí, kolonistů a koření.',
  'goa.does.card.thirdScout.2004':
    'S akcí Založení kolonie, zahraná před otočením karet: otočí se o jednu kartu víc.',
  'goa.does.card.thirdScout.2012':
    'S akcí Založení kolonie, před otočením karet nebo po něm: otočí se o jednu kartu víc.',
  'goa.does.card.shipsOnly': 'S akcí Postup: zaplatíte jen lodě toho kroku.',
  'goa.does.card.spicesOnly': 'S akcí Postup: zaplatíte jen koření toho kroku.',

  'goa.does.action.progress':
    'Postup: značka se posune o řádek dolů za koření toho kroku a stejně tolik lodí.',
  'goa.does.action.ships': 'Vezměte si tolik lodí, kolik udává řádek vaší značky v tomto sloupci.',
  'goa.does.action.harvest':
    'Umístěte tolik koření, kolik udává řádek vaší značky, na volná pole, která je dovolují. Koření bez pole propadá.',
  'goa.does.action.taxes': 'Vezměte si tolik dukátů, kolik udává řádek vaší značky v tomto sloupci.',
  'goa.does.action.expedition':
    'Lízněte si nejvýše tolik karet, kolik udává první číslo řádku. V ruce jich pak smí být nejvýše tolik, kolik udává druhé: předem si udělejte místo, nebo lízněte méně.',
  'goa.does.action.found':
    'Jmenujte kolonii a otočte {scouts, plural, one {# kartu} few {# karty} other {# karet}} expedic. Počítají se kolonisté z řádku vaší značky a z těchto karet; chybějící zaplatíte a kolonii založíte. Nemůžete-li nebo nechcete-li, nic neplatíte a vezmete si {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}.',
  'goa.does.column.ships': 'Lodě podle řádků: {yields}.',
  'goa.does.column.harvest': 'Koření podle řádků: {yields}.',
  'goa.does.column.taxes': 'Dukáty podle řádků: {yields}.',
  'goa.does.column.expeditions': 'Karty podle řádků: {yields}. Nejvíce karet v ruce: {limits}.',
  'goa.does.column.colonists': 'Kolonisté podle řádků: {yields}.',
  'goa.does.rows': 'Na konci hry značka boduje podle řádku: {rowPoints}.',
  'goa.does.first':
    'První ze všech hráčů v řádku 4 a v řádku 5 si lízne {cards, plural, one {# kartu} few {# karty} other {# karet}} expedic.',
  'goa.does.row':
    'Vaše poslední značka, která opustí řádek, přinese {extra, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“.',
  'goa.does.flag':
    'Kdo získá vlajku, je začínajícím hráčem v akcích i v příštím kole a vezme si {extra, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“.',
  'goa.does.extra':
    'Karty „akce navíc“: jakmile má každý hráč za sebou {actions, plural, one {# akci} few {# akce} other {# akcí}}, přinese každá karta další. Do příštího kola si smíte ponechat: {extraKept}.',

  'goa.does.colony':
    'K založení {need, plural, one {je třeba # kolonista} few {jsou třeba # kolonisté} other {je třeba # kolonistů}}. Má {fields, plural, one {# pole, které se} few {# pole, která se} other {# polí, která se}} hned naplní.',
  'goa.does.colony.choice': 'Její žetony se liší dovoleným kořením; vyberete si jeden ze zbylých.',
  'goa.does.colony.any': 'Dovoluje každé koření.',
  'goa.does.colony.left': 'Zbylé žetony: {tiles}.',
  'goa.does.colony.points': 'Kolonie bodují podle počtu: {colonyPoints}.',

  'goa.does.bonanza.name': 'Skrytý žeton Bonanza',
  'goa.does.bonanza.hidden':
    'Leží skrytě pod rohovým žetonem. Kdo ten žeton získá, dostane hned to, co na něm je.',
  'goa.does.bonanza.twoShips': SHIPS,
  'goa.does.bonanza.twoColonists': COLONISTS,
  'goa.does.bonanza.shipColonist':
    'Vezměte si {ships, plural, one {# loď} few {# lodě} other {# lodí}} a {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}.',
  'goa.does.bonanza.threeDucats': DUCATS,
  'goa.does.bonanza.fiveDucats': DUCATS,
  'goa.does.bonanza.oneExtraAction': EXTRA,
  'goa.does.bonanza.oneExpedition': CARDS,
  'goa.does.bonanza.oneSpice': SPICES,
} satisfies Translated<typeof english>;
