import type { Language } from '../../../words/languages.ts';

const en = {
  'merchants.answer.loaded': 'Load {good} on ship {ship}',
  'merchants.answer.exchanged': 'Exchange {from} for {to} on ship {ship}',
  'merchants.answer.shipBought':
    'Buy a ship for {price, plural, one {# coin} other {# coins}} and load {good}',
  'merchants.answer.cardBought': 'Buy a card for {price, plural, one {# coin} other {# coins}}: {card}',
  'merchants.answer.passed': 'Pass',
  'merchants.answer.exchangesWaived': 'Exchange nothing more',
  'merchants.answer.officeWaived': 'Draw no further card with an office',
} as const;

type Answers = Readonly<Record<keyof typeof en, string>>;

const pl: Answers = {
  'merchants.answer.loaded': 'Załaduj na statek {ship}: {good}',
  'merchants.answer.exchanged': 'Wymień znacznik na statku {ship}: {from} → {to}',
  'merchants.answer.shipBought':
    'Kup statek za {price, plural, one {# monetę} few {# monety} many {# monet}} i załaduj: {good}',
  'merchants.answer.cardBought':
    'Kup kartę za {price, plural, one {# monetę} few {# monety} many {# monet}}: {card}',
  'merchants.answer.passed': 'Spasuj',
  'merchants.answer.exchangesWaived': 'Niczego więcej nie wymieniaj',
  'merchants.answer.officeWaived': 'Nie dobieraj więcej kart dzięki biuru',
};

const cs: Answers = {
  'merchants.answer.loaded': 'Naložte na loď {ship}: {good}',
  'merchants.answer.exchanged': 'Vyměňte žeton na lodi {ship}: {from} → {to}',
  'merchants.answer.shipBought':
    'Kupte loď za {price, plural, one {# minci} few {# mince} other {# mincí}} a naložte: {good}',
  'merchants.answer.cardBought':
    'Kupte kartu za {price, plural, one {# minci} few {# mince} other {# mincí}}: {card}',
  'merchants.answer.passed': 'Pasujte',
  'merchants.answer.exchangesWaived': 'Už nic nevyměňujte',
  'merchants.answer.officeWaived': 'Už díky kanceláři nelízejte',
};

const fr: Answers = {
  'merchants.answer.loaded': 'Chargez sur le navire {ship} : {good}',
  'merchants.answer.exchanged': 'Échangez le marqueur du navire {ship} : {from} → {to}',
  'merchants.answer.shipBought':
    'Achetez un navire pour {price, plural, one {# pièce} other {# pièces}} et chargez : {good}',
  'merchants.answer.cardBought':
    'Achetez une carte pour {price, plural, one {# pièce} other {# pièces}} : {card}',
  'merchants.answer.passed': 'Passez',
  'merchants.answer.exchangesWaived': 'N’échangez plus rien',
  'merchants.answer.officeWaived': 'Ne piochez plus de carte grâce à un bureau',
};

/**
 * What a player can answer from a mail, told to them. Each key is that of the story's sentence of the same event, with `answer` for
 * `story`; an event of which nothing is here is told as in the story.
 */
export const answers: Readonly<Record<Language, Answers>> = { en, pl, cs, fr };
