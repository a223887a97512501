import type * as english from './en.ts';
import type { Translated } from '#shared/words/languages.ts';

/** Czech words of the toy that service and page say: key → template. */
export const common = {
  // Names of things.
  'toy.stone.red.north': 'červený na severu',
  'toy.stone.blue.north': 'modrý na severu',
  'toy.stone.red.east': 'červený na východě',
  'toy.stone.blue.south': 'modrý na jihu',
  'toy.option.length': 'Jak dlouho trvá',
  'toy.length.short': 'dvě kola',
  'toy.length.long': 'tři kola',

  // Events, scores and refusals as sentences.
  'toy.story.started': 'Hra začíná: {rounds, plural, one {# kolo} few {# kola} other {# kol}}.',
  'toy.story.laid': '{seat} vykládá kartu lícem dolů.',
  'toy.story.laid.seen': '{seat} vykládá kartu {card}.',
  'toy.story.uncovered': 'Karty jsou {cards}: {seat} vyhrává kolo.',
  'toy.story.built':
    '{seat} klade dva kameny, {stones}: {n, plural, one {# bod} few {# body} other {# bodů}}.',
  'toy.story.drawn': '{seat} si bere {n, plural, one {# kartu} few {# karty} other {# karet}}.',
  'toy.story.drawn.seen': '{seat} si bere {cards}.',
  'toy.story.reshuffled': 'Odložené karty se míchají.',
  'toy.story.stopped': '{seat} už si nebere.',
  'toy.story.rewarded':
    '{seat} vyhrává druhé kolo po sobě: o {n, plural, one {# bod} few {# body} other {# bodů}} víc.',
  'toy.stage': 'Do konce {rounds, plural, one {zbývá # kolo} few {zbývají # kola} other {zbývá # kol}}',
  'toy.score.streaks': 'Kola po sobě',
  'toy.score.stones': 'Kameny',
  'error.CARD_NOT_HELD': 'Tuto kartu nemáte.',

  // What a player is asked to do, by type of move.
  'ask.toy.lay': 'vyložte kartu',
  'ask.toy.build': 'položte dva kameny',
  'ask.toy.draw': 'vezměte si karty',
  'ask.toy.stop': 'už si neberte',
} satisfies Translated<typeof english.common>;

/** Czech words of the toy that the page alone says. */
export const page = {
  // Before a game is opened: the form of a new game, the invitation.
  'page.new.hint.toy': '2–3 hráči, dvě minuty: vyložte kartu, položte kameny.',
  'page.join.minute.toy':
    'Všichni najednou vyloží kartu. Nejvyšší vyhrává kolo a klade dva kameny. Vyhrává nejvíc bodů.',

  // The board.
  'page.toy.short.hint': 'Na zkoušku.',
  'page.toy.long.hint': 'O kolo víc.',
  'page.toy.ask.lay': 'vyložte kartu',
  'page.toy.ask.build': 'položte dva kameny',
  'page.toy.ask.draw': 'berte si karty, nebo skončete',
  'page.toy.hint.lay': 'Vyberte kartu z ruky.',
  'page.toy.hand': 'Vaše karty',
  'page.toy.table': 'Stůl',
  'page.toy.pile': 'Balíček: {n, plural, one {# karta} few {# karty} other {# karet}}',
  'page.toy.rounds': 'Zbývá: {n, plural, one {# kolo} few {# kola} other {# kol}}',
  'page.toy.points': '{n, plural, one {# bod} few {# body} other {# bodů}}',
  'page.toy.cards': '{n, plural, one {# karta} few {# karty} other {# karet}} v ruce',
  'page.toy.laid': 'vyložená karta',
  'page.toy.lay': 'Vyložit {card}',
  'page.toy.build': 'Položit {stones}',
  'page.toy.draw': 'Vzít {n, plural, one {# kartu} few {# karty} other {# karet}}',
  'page.toy.stop': 'Už nebrat',
  'page.toy.gains': '+{n, plural, one {# bod} few {# body} other {# bodů}}',

  // Hints for a first game: a line, and what opens under it.
  'hint.toy.lay': 'Vyložte kartu. Nejvyšší vyhrává kolo.\nŽádné dvě karty nejsou stejné.',
  'hint.toy.build': 'Modrý kámen na severu dává {n, plural, one {# bod} few {# body} other {# bodů}}.',
  'hint.toy.draw': 'Víc karet, větší výběr.',

  // The guide of a first round.
  'guide.toy.aim': 'Vyhrává, kdo má nejvíc bodů. Boduje každá položená karta.',
  'guide.toy.track': 'Body karty',
  'guide.toy.lay': 'Vyberte kartu a položte ji.',
  'guide.toy.build': 'Kolo je vaše: položte dva kameny.',
  'guide.toy.draw': 'Lízněte si karty, nebo přestaňte.',
} satisfies Translated<typeof english.page>;
