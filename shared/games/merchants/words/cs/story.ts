import type { merchantsStory as english } from '../en/story.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Merchants' events, scores and refusals as sentences, in Czech; see `merchants.ts`. */
export const merchantsStory = {
  'merchants.story.started':
    'Hra začíná: {players, plural, one {# hráč} few {# hráči} other {# hráčů}}; kanceláře lížou karty {officeDraw}.',
  'merchants.story.shuffled':
    'Karty jsou zamíchány: {cards, plural, one {# karta} few {# karty} other {# karet}}.',
  'merchants.story.dealt': 'Každý dostane {cards, plural, one {# kartu} few {# karty} other {# karet}}.',
  'merchants.story.marketLaid': 'Na tržišti leží: {goods}.',
  'merchants.story.firstPlayerDrawn': 'Los určil, kdo začíná: {seat}.',
  'merchants.story.stepBegan.loading': '{seat} má naložit loď.',
  'merchants.story.stepBegan.planning': '{seat} začíná tah.',
  'merchants.story.stepBegan.docks': '{seat} může využít doky.',
  'merchants.story.stepBegan.office': '{seat} může využít kancelář.',
  'merchants.story.stepBegan.trade': '{seat} má obchodovat.',
  'merchants.story.loaded': '{seat} nakládá na loď {ship}: {good}.',
  'merchants.story.exchanged': '{seat} vyměňuje žeton na lodi {ship}: {from} → {to}.',
  'merchants.story.shipBought':
    '{seat} kupuje loď za {price, plural, one {# minci} few {# mince} other {# mincí}} a nakládá: {good}.',
  'merchants.story.cardBought':
    '{seat} kupuje kartu za {price, plural, one {# minci} few {# mince} other {# mincí}}: {card}.',
  'merchants.story.passed': '{seat} pasuje.',
  'merchants.story.exchangesWaived': '{seat} už nic nevyměňuje.',
  'merchants.story.drawn.office':
    '{seat} líže díky kanceláři {n, plural, one {# kartu} few {# karty} other {# karet}}.',
  'merchants.story.drawn.office.seen': '{seat} líže díky kanceláři: {goods}.',
  'merchants.story.drawn.trade': '{seat} líže {n, plural, one {# kartu} few {# karty} other {# karet}}.',
  'merchants.story.drawn.trade.seen': '{seat} líže: {goods}.',
  'merchants.story.drawn.trade.same': '{seat} líže: {good} ×{n}.',
  'merchants.story.officeWaived': '{seat} už díky kanceláři nelíže.',
  'merchants.story.played':
    '{seat} hraje {n, plural, one {# kartu} few {# karty} other {# karet}} ({good}) na pole {spaces}.',
  'merchants.story.sold.0':
    'Zboží: {good}, poptávka: {visible}. Nikdo nedostává mince, protože ho žádná loď neveze.',
  'merchants.story.sold.1':
    'Zboží: {good}, poptávka: {visible}. {seat1} dostává {coins1, plural, one {# minci} few {# mince} other {# mincí}}.',
  'merchants.story.sold.2':
    'Zboží: {good}, poptávka: {visible}. {seat1} dostává {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}.',
  'merchants.story.sold.3':
    'Zboží: {good}, poptávka: {visible}. {seat1} dostává {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.story.sold.4':
    'Zboží: {good}, poptávka: {visible}. {seat1} dostává {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',
  'merchants.story.ended': 'Poslední karta je líznuta: hra končí.',

  'merchants.touching.covered':
    '{seat} na tržišti zakrývá {n, plural, one {# kartu} few {# karty} other {# karet}} vašeho zboží: {good}.',
  'merchants.touching.soldOut': '{seat} kupuje poslední kartu tohoto druhu: {card}.',
  'merchants.touching.paid.1':
    'Zboží: {good}, poptávka: {visible}. Dostáváte {coins1, plural, one {# minci} few {# mince} other {# mincí}}.',
  'merchants.touching.paid.2':
    'Zboží: {good}, poptávka: {visible}. Dostáváte {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}.',
  'merchants.touching.paid.3':
    'Zboží: {good}, poptávka: {visible}. Dostáváte {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.touching.paid.4':
    'Zboží: {good}, poptávka: {visible}. Dostáváte {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',

  'merchants.stage':
    '{cards, plural, one {V balíčku zbývá # karta} few {V balíčku zbývají # karty} other {V balíčku zbývá # karet}}',

  'merchants.score.start': 'Peníze na začátku',
  'merchants.score.sales': 'Prodej',
  'merchants.score.contracts': 'Smlouvy',
  'merchants.score.purchases': 'Nákup zvláštních karet',

  'error.PLANNING_FIRST': 'Nejdřív fáze I: vyměňte, kupte, nebo pasujte.',
  'error.PLANNING_OVER': 'Fáze I skončila: zahrajte karty, nebo lízněte.',
  'error.GOOD_UNKNOWN': 'Takové zboží není.',
  'error.GOOD_NOT_IN_SUPPLY': 'V zásobě už není žádný žeton tohoto zboží.',
  'error.SAME_GOOD': 'Tato loď už takové zboží veze.',
  'error.SHIP_UNKNOWN': 'Takovou loď nemáte.',
  'error.SHIP_JUST_BOUGHT': 'Doky nevyměňují žeton na právě koupené lodi.',
  'error.CARD_UNKNOWN': 'Taková zvláštní karta není.',
  'error.CARD_SOLD_OUT': 'Tyto zvláštní karty jsou vyprodané.',
  'error.NOT_ENOUGH_MONEY':
    'Stojí to {price, plural, one {# minci} few {# mince} other {# mincí}}; máte {money}.',
  'error.CARDS_NOT_IN_HAND':
    'Tohoto zboží máte v ruce {held, plural, one {# kartu} few {# karty} other {# karet}}.',
  'error.NO_SPACES': 'Vyberte aspoň jedno pole tržiště.',
  'error.TOO_MANY_CARDS': 'Nejvyšší počet karet zahraných v jednom tahu: {max}, na každé pole jedna.',
  'error.SPACE_UNKNOWN': 'Takové pole tržiště nemá.',
  'error.SPACES_REPEATED': 'Každá karta potřebuje vlastní pole.',
} satisfies Translated<typeof english>;
