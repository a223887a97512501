import type { goaThings as english } from '../en/explanations.ts';
import type { Translated } from '../../../../words/languages.ts';

const SHIPS = 'Weź {ships, plural, one {# statek} few {# statki} many {# statków}}.';
const COLONISTS = 'Weź {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}.';
const DUCATS = 'Weź {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}.';
const EXTRA = 'Weź {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.';
const CARDS =
  'Dobierz {cards, plural, one {# kartę} few {# karty} many {# kart}} wypraw, także ponad limit kart na ręce.';
const SPICES =
  'Umieść {spices, plural, one {# dowolną przyprawę na wolnym polu, które ją przyjmuje} few {najwyżej # dowolne przyprawy na wolnych polach, które je przyjmują} many {najwyżej # dowolnych przypraw na wolnych polach, które je przyjmują}}.';
const MISSION = 'Na koniec gry daje {points, plural, one {# punkt} few {# punkty} many {# punktów}}.';

/** What cards and tiles of Goa do, in Polish. */
export const goaThings = {
  'goa.does.plantation':
    'Plantacja ({fields, plural, one {# pole} few {# pola} many {# pól}}), na której rośnie: {spice}. Kładzie się ją na wolnym miejscu i od razu zapełnia.',
  'goa.does.full.2004':
    'Gdy nie ma wolnego miejsca, najpierw odrzucasz plantację z przyprawami; może to być właśnie ta.',
  'goa.does.full.2012':
    'Gdy nie ma wolnego miejsca, najpierw odrzucasz jedną ze swoich plantacji z przyprawami.',
  'goa.does.small':
    'Na koniec gry daje {small, plural, one {# punkt} few {# punkty} many {# punktów}}, podobnie jak odrzucone plantacje z jednym polem.',
  'goa.does.tile.cropRotation':
    'Plantacja z jednym polem. Przy każdym zapełnieniu na nowo wybierasz przyprawę. Nie daje punktów.',

  'goa.does.immediate': 'Działa od razu po otrzymaniu.',
  'goa.does.tile.ships': SHIPS,
  'goa.does.tile.colonists': COLONISTS,
  'goa.does.tile.shipsOrColonists':
    'Weź statki albo kolonistów, wszystko jednego rodzaju; do wyboru: statki – {either}, koloniści – {either}.',
  'goa.does.tile.settlement':
    'Weź {ships, plural, one {# statek} few {# statki} many {# statków}}, {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}} i {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.',
  'goa.does.tile.extraActions': EXTRA,
  'goa.does.tile.expeditions2': CARDS,
  'goa.does.tile.expeditions3': CARDS,
  'goa.does.tile.favor': 'Wybierz jeden z odłożonych żetonów. Otrzymujesz go jak każdy inny żeton.',

  'goa.does.red': 'Do użycia raz w każdej rundzie, w swojej turze akcji, już od rundy otrzymania.',
  'goa.does.tile.redShip': SHIPS,
  'goa.does.tile.redColonist': COLONISTS,
  'goa.does.tile.redSpice': SPICES,
  'goa.does.tile.redDucats': DUCATS,
  'goa.does.tile.redExpedition': CARDS,

  'goa.does.oneShot': 'Do użycia raz w grze, w swojej turze akcji, niezależnie od akcji.',
  'goa.does.tile.espionage.2004':
    'Weź statki, przyprawy albo dukaty według znacznika przeciwnika w tej kolumnie; albo, zakładając kolonię, użyj jego liczby kolonistów zamiast swojej. Wypraw szpiegować nie można.',
  'goa.does.tile.espionage.2012':
    'Zbuduj statki, zbierz plony, pobierz podatki albo załóż kolonię według znacznika przeciwnika zamiast swojego. Wypraw szpiegować nie można.',
  'goa.does.tile.extraHarvest':
    'Zapełnij swoje plantacje i kolonie, najwyżej {plots, plural, one {# z nich} few {# z nich} many {# z nich}}.',
  'goa.does.tile.resupply':
    'Odkryj {resupply, plural, one {# kartę} few {# karty} many {# kart}} wypraw. Potem weź sumę kolonistów na nich w jednym rodzaju: statki, kolonistów albo przyprawy, dla których jest pole.',
  'goa.does.tile.viceKing':
    'Twój najmniej zaawansowany znacznik przesuwa się za darmo o rząd w dół; spośród równych wybierasz. Może przynieść premie.',
  'goa.does.tile.swap':
    'Weź dowolny żeton z planszy i zostaw na jego miejscu Zamianę. Wzięty żeton może poczekać na Twoją późniejszą turę akcji; plantacje kładzie się od razu.',
  'goa.does.tile.duty':
    'Oddaj ze swoich pól {dutySpices, plural, one {# przyprawę} few {# przyprawy} many {# przypraw}}: na koniec gry daje to {points, plural, one {# punkt} few {# punkty} many {# punktów}}. Niespełnione nie daje nic.',

  'goa.does.lasting': 'Leży przed Tobą do końca gry.',
  'goa.does.tile.mission2': MISSION,
  'goa.does.tile.mission3': MISSION,
  'goa.does.tile.foreman':
    'Na koniec gry każda Twoja plantacja z jednym polem daje {points, plural, one {# punkt} few {# punkty} many {# punktów}} zamiast {small}; Płodozmian nie daje nic.',

  'goa.does.card': 'W każdej turze akcji można zagrać jedną kartę wypraw, niezależnie od akcji.',
  'goa.does.face':
    'Odkryta liczy się jako {colonists, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}. Na koniec gry karty z tym samym symbolem ({symbol}) dają punkty według ich liczby: {symbolPoints}.',
  'goa.does.card.ships': SHIPS,
  'goa.does.card.colonists': COLONISTS,
  'goa.does.card.ducats': DUCATS,
  'goa.does.card.spices': SPICES,
  'goa.does.card.sell.2004':
    'Sprzedaj dowolną liczbę przypraw ze swoich pól, każdą za {price, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'goa.does.card.sell.2012':
    'Sprzedaj ze swoich pól najwyżej {limit, plural, one {# przyprawę} few {# przyprawy} many {# przypraw}}, każdą za {price, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'goa.does.card.payDucats.2004':
    'Jako akcja Postęp: jeden znacznik przesuwa się o rząd w dół za same dukaty. Ceny kroków: {prices}.',
  'goa.does.card.payDucats.2012':
    'Jeden znacznik przesuwa się o rząd w dół za same dukaty; akcja wciąż przed Tobą. Ceny kroków: {prices}.',
  'goa.does.card.harvestMix':
    'Z akcją Żniwa: weź tyle, ile daje, w dowolnym połączeniu statków, kolonistów i przypraw.',
  'goa.does.card.thirdScout.2004':
    'Z akcją Założenie kolonii, zagrana przed odkryciem kart: odkrywasz o jedną kartę więcej.',
  'goa.does.card.thirdScout.2012':
    'Z akcją Założenie kolonii, przed odkryciem kart lub po nim: odkrywasz o jedną kartę więcej.',
  'goa.does.card.shipsOnly': 'Z akcją Postęp: płacisz tylko statki tego kroku.',
  'goa.does.card.spicesOnly': 'Z akcją Postęp: płacisz tylko przyprawy tego kroku.',

  'goa.does.action.progress':
    'Postęp: znacznik przesuwa się o rząd w dół za przyprawy tego kroku i tyle samo statków.',
  'goa.does.action.ships': 'Weź tyle statków, ile wskazuje rząd Twojego znacznika w tej kolumnie.',
  'goa.does.action.harvest':
    'Umieść tyle przypraw, ile wskazuje rząd Twojego znacznika, na wolnych polach, które je przyjmują. Te bez pola przepadają.',
  'goa.does.action.taxes': 'Weź tyle dukatów, ile wskazuje rząd Twojego znacznika w tej kolumnie.',
  'goa.does.action.expedition':
    'Dobierz najwyżej tyle kart, ile mówi pierwsza liczba rzędu. Na ręce może być potem najwyżej tyle, ile mówi druga: zrób przedtem miejsce albo dobierz mniej.',
  'goa.does.action.found':
    'Nazwij kolonię i odkryj {scouts, plural, one {# kartę} few {# karty} many {# kart}} wypraw. Liczą się koloniści z rzędu Twojego znacznika i z tych kart; brakujących oddajesz i zakładasz kolonię. Jeśli nie możesz lub nie chcesz, nic nie płacisz i bierzesz {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}.',
  'goa.does.column.ships': 'Statki według rzędów: {yields}.',
  'goa.does.column.harvest': 'Przyprawy według rzędów: {yields}.',
  'goa.does.column.taxes': 'Dukaty według rzędów: {yields}.',
  'goa.does.column.expeditions': 'Karty według rzędów: {yields}. Limit kart na ręce: {limits}.',
  'goa.does.column.colonists': 'Koloniści według rzędów: {yields}.',
  'goa.does.rows': 'Na koniec gry znacznik daje punkty według rzędu: {rowPoints}.',
  'goa.does.first':
    'Pierwszy ze wszystkich graczy w rzędzie 4 i w rzędzie 5 dobiera {cards, plural, one {# kartę} few {# karty} many {# kart}} wypraw.',
  'goa.does.row':
    'Twój ostatni znacznik, który opuszcza rząd, przynosi {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.',
  'goa.does.flag':
    'Kto otrzyma flagę, jest pierwszym graczem w akcjach i w następnej rundzie i bierze {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.',
  'goa.does.extra':
    'Karty dodatkowej akcji: gdy każdy gracz wykona {actions, plural, one {# akcję} few {# akcje} many {# akcji}}, każda karta daje jeszcze jedną. Do następnej rundy możesz zatrzymać: {extraKept}.',

  'goa.does.colony':
    'Do założenia potrzeba {need, plural, one {# kolonisty} few {# kolonistów} many {# kolonistów}}. Ma {fields, plural, one {# pole, które się} few {# pola, które się} many {# pól, które się}} od razu zapełnia.',
  'goa.does.colony.choice': 'Jej żetony różnią się dozwolonymi przyprawami; wybierasz jeden z pozostałych.',
  'goa.does.colony.any': 'Przyjmuje każdą przyprawę.',
  'goa.does.colony.left': 'Pozostałe żetony: {tiles}.',
  'goa.does.colony.points': 'Kolonie dają punkty według ich liczby: {colonyPoints}.',

  'goa.does.bonanza.name': 'Zakryty żeton Bonanza',
  'goa.does.bonanza.hidden':
    'Leży zakryty pod narożnym żetonem. Kto weźmie ten żeton, od razu dostaje to, co na nim jest.',
  'goa.does.bonanza.twoShips': SHIPS,
  'goa.does.bonanza.twoColonists': COLONISTS,
  'goa.does.bonanza.shipColonist':
    'Weź {ships, plural, one {# statek} few {# statki} many {# statków}} i {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}.',
  'goa.does.bonanza.threeDucats': DUCATS,
  'goa.does.bonanza.fiveDucats': DUCATS,
  'goa.does.bonanza.oneExtraAction': EXTRA,
  'goa.does.bonanza.oneExpedition': CARDS,
  'goa.does.bonanza.oneSpice': SPICES,
} satisfies Translated<typeof english>;
