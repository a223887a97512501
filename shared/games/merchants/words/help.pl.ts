import type * as english from './help.en.ts';
import type { Translated } from '../../../words/languages.ts';

/** The rules of Merchants in Polish. */
export const help = {
  'help.merchants.part.game': 'Gra',
  'help.merchants.part.turn': 'Tura',
  'help.merchants.part.specials': 'Karty akcji specjalnych',
  'help.merchants.part.end': 'Koniec',
  'help.merchants.goal': 'Cel gry',
  'help.merchants.goal.text':
    'Twoje statki wożą towary. Karty na rynku pokazują popyt na każdy towar. Gdy towar jest sprzedawany, zarabia każdy, kto go wiezie – także w turach innych. Wygrywa, kto ma najwięcej monet.',
  'help.merchants.things': 'Elementy gry',
  'help.merchants.things.text':
    'Towarów jest {goods}; każdy ma {cards, plural, one {# kartę} few {# karty} many {# kart}} na rynek i {markers, plural, one {# znacznik} few {# znaczniki} many {# znaczników}} na statki.',
  'help.merchants.setup': 'Przygotowanie gry',
  'help.merchants.setup.text':
    'Każdy ma {hand, plural, one {# kartę} few {# karty} many {# kart}} na ręce i {ships, plural, one {# pusty statek} few {# puste statki} many {# pustych statków}}. Na rynku {market, plural, one {leży # odkryta karta} few {leżą # odkryte karty} many {leży # odkrytych kart}}, reszta to stos. Kto zaczyna, wskazuje los.\nPo kolei każdy ładuje na statek wybrany znacznik, a potem jeszcze raz na drugi.',
  'help.merchants.planning': 'Faza I: planowanie',
  'help.merchants.planning.text':
    'Zrób jedno z trojga:\nwymień znacznik na jednym ze swoich statków na inny towar z zasobów,\nkup kartę akcji specjalnej,\nspasuj.',
  'help.merchants.trade': 'Faza II: handel',
  'help.merchants.trade.text':
    'Zrób jedno z dwojga; pasować nie można:\nzagraj karty jednego towaru i sprzedaj go,\ndobierz {n, plural, one {# kartę} few {# karty} many {# kart}}. Z pustą ręką trzeba dobrać.',
  'help.merchants.play': 'Zagranie kart',
  'help.merchants.play.text':
    'Połóż od 1 do {market} kart jednego towaru na różnych polach rynku. To, co tam leżało, także tego samego towaru, jest zakryte i wypada z gry. Potem sprzedaje się ten towar i żaden inny.',
  'help.merchants.sale': 'Sprzedaż',
  'help.merchants.sale.text':
    'Każdy dostaje monety: widoczne karty towaru × własne znaczniki tego towaru. Znaczniki zostają na statkach.',
  'help.merchants.sale.example': 'Przykład. Widoczne karty towaru: {visible}.',
  'help.merchants.sale.markers': '{n, plural, one {# znacznik} few {# znaczniki} many {# znaczników}}',
  'help.merchants.sale.contract':
    '{n, plural, one {# znacznik} few {# znaczniki} many {# znaczników}} i kontrakt',
  'help.merchants.specials': 'Stałe działanie',
  'help.merchants.specials.text':
    'Działają od chwili zakupu, a kilka się sumuje. Na koniec nic nie są warte.',
  'help.merchants.ship.text': 'Miejsce na jeszcze jeden znacznik; ładujesz go od razu z zasobów.',
  'help.merchants.docks.text':
    'Jedna wymiana więcej w każdej fazie I, także gdy pasujesz; nie na statku kupionym w tej turze.',
  'help.merchants.contract.text':
    '+{bonus, plural, one {# moneta} few {# monety} many {# monet}}, ilekroć sprzedaż przynosi Ci monety.',
  'help.merchants.office.text': 'W każdej swojej turze możesz dobrać kartę.',
  'help.merchants.special.figures': 'Cena: {price}. W grze: {n}.',
  'help.merchants.officeDraw': 'Opcja: kiedy biuro dobiera',
  'help.merchants.officeDraw.text':
    'Na koniec fazy I (zwykle): kartę można zagrać jeszcze w tej turze.\nNa koniec tury: karta jest na następną.',
  'help.merchants.end': 'Koniec i wynik',
  'help.merchants.end.text':
    'Gra kończy się od razu, gdy ktoś dobierze ostatnią kartę ze stosu, nawet w połowie dobierania; nic już się nie sprzedaje. Wygrywa, kto ma najwięcej monet; przy równej liczbie zwycięstwo jest wspólne. Karty na ręce i karty akcji specjalnych nic nie są warte.',
  'help.merchants.open': 'Jawne i tajne',
  'help.merchants.open.text':
    'Tajne są karty na rękach i kolejność stosu. Wszystko inne jest jawne, także monety.',
  'help.merchants.figure.startMoney': 'Monety na początku',
  'help.merchants.figure.specials': 'Liczba kart akcji specjalnych',
} satisfies Translated<typeof english.help>;
