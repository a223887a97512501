import type { merchantsStory as english } from '../en/story.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Merchants' events, scores and refusals as sentences, in Polish; see `merchants.ts`. */
export const merchantsStory = {
  'merchants.story.started':
    'Gra się zaczyna: {players, plural, one {# gracz} few {# gracze} many {# graczy}}; biura dobierają karty {officeDraw}.',
  'merchants.story.shuffled':
    'Karty zostają potasowane: {cards, plural, one {# karta} few {# karty} many {# kart}}.',
  'merchants.story.dealt': 'Każdy dostaje po {cards, plural, one {# karcie} few {# karty} many {# kart}}.',
  'merchants.story.marketLaid': 'Na targowisku leżą: {goods}.',
  'merchants.story.firstPlayerDrawn': 'Los wskazuje, kto zaczyna: {seat}.',
  'merchants.story.stepBegan.loading': '{seat} ma załadować statek.',
  'merchants.story.stepBegan.planning': '{seat} zaczyna turę.',
  'merchants.story.stepBegan.docks': '{seat} może skorzystać z doków.',
  'merchants.story.stepBegan.office': '{seat} może skorzystać z biura.',
  'merchants.story.stepBegan.trade': '{seat} ma handlować.',
  'merchants.story.loaded': '{seat} ładuje na statek {ship}: {good}.',
  'merchants.story.exchanged': '{seat} wymienia znacznik na statku {ship}: {from} → {to}.',
  'merchants.story.shipBought':
    '{seat} kupuje statek za {price, plural, one {# monetę} few {# monety} many {# monet}} i ładuje: {good}.',
  'merchants.story.cardBought':
    '{seat} kupuje kartę za {price, plural, one {# monetę} few {# monety} many {# monet}}: {card}.',
  'merchants.story.passed': '{seat} pasuje.',
  'merchants.story.exchangesWaived': '{seat} niczego więcej nie wymienia.',
  'merchants.story.drawn.office':
    '{seat} dobiera dzięki biuru {n, plural, one {# kartę} few {# karty} many {# kart}}.',
  'merchants.story.drawn.office.seen': '{seat} dobiera dzięki biuru: {goods}.',
  'merchants.story.drawn.trade': '{seat} dobiera {n, plural, one {# kartę} few {# karty} many {# kart}}.',
  'merchants.story.drawn.trade.seen': '{seat} dobiera: {goods}.',
  'merchants.story.drawn.trade.same': '{seat} dobiera: {good} ×{n}.',
  'merchants.story.officeWaived': '{seat} nie dobiera więcej kart dzięki biuru.',
  'merchants.story.played':
    '{seat} zagrywa {n, plural, one {# kartę} few {# karty} many {# kart}} ({good}) na {n, plural, one {pole} few {pola} many {pola}} {spaces}.',
  'merchants.story.sold.0':
    'Towar: {good}, popyt: {visible}. Nikt nie dostaje monet, bo żaden statek go nie wiezie.',
  'merchants.story.sold.1':
    'Towar: {good}, popyt: {visible}. {seat1} dostaje {coins1, plural, one {# monetę} few {# monety} many {# monet}}.',
  'merchants.story.sold.2':
    'Towar: {good}, popyt: {visible}. {seat1} dostaje {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}.',
  'merchants.story.sold.3':
    'Towar: {good}, popyt: {visible}. {seat1} dostaje {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.story.sold.4':
    'Towar: {good}, popyt: {visible}. {seat1} dostaje {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',
  'merchants.story.ended': 'Dobrano ostatnią kartę: gra jest skończona.',

  'merchants.touching.covered':
    '{seat} zakrywa na targowisku {n, plural, one {# kartę} few {# karty} many {# kart}} Twojego towaru: {good}.',
  'merchants.touching.soldOut': '{seat} kupuje ostatnią taką kartę: {card}.',
  'merchants.touching.paid.1':
    'Towar: {good}, popyt: {visible}. Dostajesz {coins1, plural, one {# monetę} few {# monety} many {# monet}}.',
  'merchants.touching.paid.2':
    'Towar: {good}, popyt: {visible}. Dostajesz {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}.',
  'merchants.touching.paid.3':
    'Towar: {good}, popyt: {visible}. Dostajesz {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.touching.paid.4':
    'Towar: {good}, popyt: {visible}. Dostajesz {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',

  'merchants.stage':
    '{cards, plural, one {W stosie została # karta} few {W stosie zostały # karty} many {W stosie zostało # kart}}',

  'merchants.score.start': 'Pieniądze na początku',
  'merchants.score.sales': 'Sprzedaż',
  'merchants.score.contracts': 'Kontrakty',
  'merchants.score.purchases': 'Zakup kart akcji specjalnych',

  'error.PLANNING_FIRST': 'Najpierw faza I: wymień, kup albo spasuj.',
  'error.PLANNING_OVER': 'Faza I się skończyła: zagraj karty albo dobierz.',
  'error.GOOD_UNKNOWN': 'Nie ma takiego towaru.',
  'error.GOOD_NOT_IN_SUPPLY': 'W zasobach nie ma już znacznika tego towaru.',
  'error.SAME_GOOD': 'Ten statek już wiezie ten towar.',
  'error.SHIP_UNKNOWN': 'Nie masz takiego statku.',
  'error.SHIP_JUST_BOUGHT': 'Doki nie wymieniają znacznika na statku, który właśnie został kupiony.',
  'error.CARD_UNKNOWN': 'Nie ma takiej karty akcji specjalnej.',
  'error.CARD_SOLD_OUT': 'Te karty akcji specjalnej są wyprzedane.',
  'error.NOT_ENOUGH_MONEY':
    'To kosztuje {price, plural, one {# monetę} few {# monety} many {# monet}}; masz {money}.',
  'error.CARDS_NOT_IN_HAND':
    'Masz na ręce {held, plural, one {# kartę} few {# karty} many {# kart}} tego towaru.',
  'error.NO_SPACES': 'Wybierz co najmniej jedno pole targowiska.',
  'error.TOO_MANY_CARDS': 'Największa liczba kart zagranych w turze: {max}, po jednej na pole.',
  'error.SPACE_UNKNOWN': 'Na targowisku nie ma takiego pola.',
  'error.SPACES_REPEATED': 'Każda karta potrzebuje własnego pola.',
} satisfies Translated<typeof english>;
