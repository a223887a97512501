import type { clock as english } from '../en/clock.ts';
import type { Translated } from '../languages.ts';

/** What the page tells of players’ time: Polish. */
export const clock = {
  'page.seat.told': 'powiadomienie {ago}',
  'page.seat.unreachable': 'powiadomienie nie dotarło',

  'clock.left': 'pozostało {time}',
  'clock.left.low': 'pozostało tylko {time}',
  'clock.left.none': 'czas minął',
  'clock.until': 'Czas mija {at}. Noce i urlopy się nie liczą.',
  'clock.has': '{time} do namysłu',
  'clock.has.title':
    'Na następną turę. Czas biegnie tylko podczas tury tego gracza, ale nie w jego noce i urlopy.',
  'clock.own': 'Na Twoją turę pozostało {time}',
  'clock.own.low': 'Na Twoją turę pozostało tylko {time}',
  'clock.own.none': 'Twój czas minął: tę turę rozegra za Ciebie bot.',
  'clock.title': 'Twoja kolej, {time} – {game}',
  'clock.missed':
    '{n, plural, one {ostatnia tura bez ruchu} few {ostatnie # tury bez ruchu} many {ostatnich # tur bez ruchu}}',
  'clock.holiday': 'urlop do {until}',
  'clock.holiday.soon': 'urlop od {from} do {until}',
  'clock.paused': 'Gra jest wstrzymana do {at}. Niczyj czas nie biegnie.',
  'clock.asleep': 'Gra śpi: od dawna nikt nie wykonał ruchu. Obudzi ją dowolny ruch.',
  'clock.list.paused': 'wstrzymana',
  'clock.list.asleep': 'śpi',

  'clock.text': 'Czas',
  'clock.text.you': 'Ty',
  'clock.text.left': '{name}: pozostało {time}, do {at}',
  'clock.text.left.low': '{name}: pozostało tylko {time}, do {at}',
  'clock.text.left.none': '{name}: czas minął',
  'clock.text.has': '{name}: {time} do namysłu',

  'clock.pace': 'Czas',
  'clock.pace.why': 'Gdy graczowi skończy się czas, tę turę rozegra za niego bot.',
  'clock.nights': 'Noce i urlopy gracza się nie liczą.',
  'clock.pace.relaxed': 'Bez pośpiechu',
  'clock.pace.relaxed.hint': 'bez zegara; są tylko przypomnienia',
  'clock.pace.fast': 'Szybko',
  'clock.pace.normal': 'Normalnie',
  'clock.pace.slow': 'Wolno',
  'clock.pace.custom': 'Własny',
  'clock.pace.custom.hint': 'dni i godziny do wyboru',
  'clock.pace.hint': 'na początek {bank}, za każdą turę dodatkowo {increment}, najwyżej {cap}',
  'clock.custom.bank': 'Dni na początek',
  'clock.custom.increment': 'Godziny dodatkowo za każdą turę',
  'clock.custom.cap': 'Najwyżej dni',
  'clock.weekendsOff': 'Weekendy się nie liczą',
} satisfies Translated<typeof english>;
