import type { clock as english } from '../en/clock.ts';
import type { Translated } from '../languages.ts';

/** What the page tells of players’ time: Czech. */
export const clock = {
  'page.seat.told': 'oznámení {ago}',
  'page.seat.unreachable': 'oznámení nedošlo',

  'clock.left': 'zbývá {time}',
  'clock.left.low': 'zbývá jen {time}',
  'clock.left.none': 'čas vypršel',
  'clock.until': 'Čas vyprší {at}. Noci a dovolené se nepočítají.',
  'clock.has': '{time} v zásobě',
  'clock.has.title': 'Na příští tah. Čas běží, jen když je tento hráč na tahu, a ne v noci a o dovolené.',
  'clock.own': 'Na váš tah zbývá {time}',
  'clock.own.low': 'Na váš tah zbývá jen {time}',
  'clock.own.none': 'Váš čas vypršel: tento tah za vás odehraje bot.',
  'clock.title': 'Jste na tahu, {time} – {game}',
  'clock.missed':
    '{n, plural, one {poslední tah propadl} few {poslední # tahy propadly} other {posledních # tahů propadlo}}',
  'clock.holiday': 'dovolená do {until}',
  'clock.holiday.soon': 'dovolená od {from} do {until}',
  'clock.paused': 'Hra je pozastavena do {at}. Nikomu neběží čas.',
  'clock.asleep': 'Hra spí: dlouho nikdo netáhl. Probudí ji jakýkoli tah.',
  'clock.list.paused': 'pozastavena',
  'clock.list.asleep': 'spí',

  'clock.text': 'Čas',
  'clock.text.you': 'Vy',
  'clock.text.left': '{name}: zbývá {time}, do {at}',
  'clock.text.left.low': '{name}: zbývá jen {time}, do {at}',
  'clock.text.left.none': '{name}: čas vypršel',
  'clock.text.has': '{name}: {time} v zásobě',

  'clock.pace': 'Čas',
  'clock.pace.why': 'Když hráči vyprší čas, odehraje tento tah za něj bot.',
  'clock.nights': 'Noci a dovolené hráče se nepočítají.',
  'clock.pace.relaxed': 'V klidu',
  'clock.pace.relaxed.hint': 'bez hodin; hráči dostávají jen připomínky',
  'clock.pace.fast': 'Rychle',
  'clock.pace.normal': 'Normálně',
  'clock.pace.slow': 'Pomalu',
  'clock.pace.custom': 'Vlastní',
  'clock.pace.custom.hint': 'dny a hodiny podle vás',
  'clock.pace.hint': 'na začátek {bank}, za každý tah navíc {increment}, nejvýše {cap}',
  'clock.custom.bank': 'Dny na začátek',
  'clock.custom.increment': 'Hodiny navíc za každý tah',
  'clock.custom.cap': 'Nejvýše dní',
  'clock.weekendsOff': 'Víkendy se nepočítají',
} satisfies Translated<typeof english>;
