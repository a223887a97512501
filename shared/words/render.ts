import type { Phrase, PhraseArg, Standing } from '../kernel/rules.ts';
import type { Seat } from '../kernel/types.ts';
import type { TableEvent } from '../kernel/tableEvents.ts';

/** Words of one language: key → template with `{name}` and `{name, plural, one {# coin} other {# coins}}`. */
export type Catalogue = Readonly<Record<string, string>>;

/** The means with which a phrase is rendered. */
export interface Translation {
  readonly language: string;
  readonly words: Catalogue;
  /** Name of a seat's player; for text only, never for markup. */
  readonly name: (seat: Seat) => string;
  /** A name that is given as text; as it is if this is missing. */
  readonly person?: (name: string) => string;
  /** A point in time (ms), as the reader’s clocks show it. Needed where a phrase has one. */
  readonly moment?: (at: number) => string;
}

/** The phrase as text. An unknown key is shown as it is, so that a missing word is visible but not fatal. */
export function render(phrase: Phrase, voice: Translation): string {
  const template = voice.words[phrase.key];
  return template === undefined ? phrase.key : fill(template, phrase.args, voice);
}

/** The words under `key`, filled with plain values. */
export const fillWords = (
  voice: Pick<Translation, 'language' | 'words'>,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const template = voice.words[key];
  if (template === undefined) return key;
  return fill(template, values, { ...voice, name: (seat) => `${seat + 1}` });
};

/** Caches formatters by language: creating one costs more than using it a hundred times. */
export function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}
const plurals = perLanguage((language) => new Intl.PluralRules(language));
export const numbers = perLanguage((language) => new Intl.NumberFormat(language));
export const lists = perLanguage((language) => new Intl.ListFormat(language));

/**
 * Each makes one of a language's formatters, to be called before it is needed: the first text with a number takes longer
 * than a hundred others. Together they take too long for one task.
 */
export const formatMakers: readonly ((language: string) => unknown)[] = [plurals, numbers, lists];

const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}|\{(\w+)\}/g;
const FORM = / (\w+) \{([^{}]*)\}/g;

function fill(
  template: string,
  args: Readonly<Record<string, PhraseArg | string>>,
  voice: Translation,
): string {
  return template.replace(PLURAL, (whole: string, counted?: string, forms?: string, plain?: string) => {
    const arg = args[counted ?? plain ?? ''];
    if (arg === undefined) return whole;
    if (forms === undefined) return text(arg, voice);
    return pickForm(forms, Number(arg), voice);
  });
}

function pickForm(forms: string, count: number, voice: Translation): string {
  const byName = new Map([...forms.matchAll(FORM)].map((form) => [form[1], form[2] ?? '']));
  const rule = plurals(voice.language).select(count);
  return (byName.get(rule) ?? byName.get('other') ?? '').replaceAll('#', text(count, voice));
}

function text(arg: PhraseArg | string, voice: Translation): string {
  if (typeof arg === 'string') return arg;
  if (typeof arg === 'number') return numbers(voice.language).format(arg);
  if ('seat' in arg) return voice.name(arg.seat);
  if ('person' in arg)
    return arg.person === '' ? formerPlayer(voice) : (voice.person?.(arg.person) ?? arg.person);
  if ('moment' in arg) return voice.moment?.(arg.moment) ?? `${arg.moment}`;
  if ('term' in arg) return fill(voice.words[arg.term] ?? arg.term, arg.args ?? {}, voice);
  return lists(voice.language).format(arg.list.map((item) => text(item, voice)));
}

/** The name of a player who has deleted their account. */
const formerPlayer = ({ words }: Pick<Translation, 'words'>): string => words['page.seat.former'] ?? '';

/** A longer list of kinds of moves would not fit a mail's subject or a line of a list. */
const NAMED = 4;

const alternatives = perLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }));

/** The request to a player, in words: "bid or pass". `asks`: the kinds of moves they may choose from. */
export function describeAsked(
  { game, asks }: { readonly game: string; readonly asks: readonly string[] },
  voice: Pick<Translation, 'language' | 'words'>,
): string {
  if (asks.length > NAMED) return fillWords(voice, 'ask.some');
  return alternatives(voice.language).format(asks.map((type) => fillWords(voice, `ask.${game}.${type}`)));
}

/** A point in time in words, e.g. "Tue 3 Nov, 14:30", for somebody in a zone; without a zone in UTC, and it says so. */
export function momentIn(language: string, zone: string | null): (at: number) => string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone ?? 'UTC',
  });
  return (at) => (zone === null ? `${format.format(at)} UTC` : format.format(at));
}

/** The winner of a tie for the first place, and the rule that decided it, as a sentence; undefined if there was none, or they share it. */
export function tieBroken(standings: readonly Standing[], translation: Translation): string | undefined {
  const [winner, ...more] = standings.filter(({ rank }) => rank === 1);
  const next = standings.find(({ rank }) => rank > 1);
  if (winner?.tieBreak === undefined || more.length > 0 || next?.total !== winner.total) return undefined;
  const why = render(winner.tieBreak, translation);
  return fillWords(translation, 'page.score.wonTie', { names: translation.name(winner.seat), why });
}

/**
 * The lines, in which neighbours that tell the same of several seats are one: “Ana and Ben cannot afford to bid and pass.” So it
 * is where the words have a template for several, under the sentence's key and `.all`. `isNear`: may the two be one?
 */
export function together<Line extends { readonly phrase: Phrase }>(
  lines: readonly Line[],
  words: Catalogue,
  isNear: (one: Line, next: Line) => boolean = () => true,
): readonly Line[] {
  const told: Line[] = [];
  let seats: readonly PhraseArg[] = [];
  lines.forEach((line, at) => {
    const { key, args } = line.phrase;
    const before = lines[at - 1];
    const goesOn = words[`${key}.all`] !== undefined && before?.phrase.key === key && isNear(before, line);
    seats = [...(goesOn ? seats : []), ...(args['seat'] === undefined ? [] : [args['seat']])];
    if (!goesOn) told.push(line);
    else told[told.length - 1] = { ...line, phrase: { key: `${key}.all`, args: { seats: { list: seats } } } };
  });
  return told;
}

type Naming = (seat: Seat) => string;

/** A row of the log, as far as it changes who has a seat. */
interface Row {
  readonly seq: number;
  readonly tableEvent?: TableEvent | undefined;
}

/**
 * The names of the seats at a row: in the rows before a successor, a seat has its earlier player's name. `unknown`:
 * what one is called who has deleted their account.
 */
export function namesAt(rows: readonly Row[], nameNow: Naming, unknown: string): (seq: number) => Naming {
  const changes = rows.flatMap(({ seq, tableEvent: event }) =>
    event?.type === 'successorSeated' && event.former !== undefined
      ? [{ seq, seat: event.seat, former: event.former || unknown }]
      : [],
  );
  return (at) => (of) => changes.find(({ seq, seat }) => seat === of && seq > at)?.former ?? nameNow(of);
}

/** The row that was the last one at a point in time (ms); 0 before the first. Messages have no row, but a time. */
export const rowAtTime = (
  rows: readonly { readonly seq: number; readonly at: number }[],
  time: number,
): number => rows.findLast(({ at }) => at <= time)?.seq ?? 0;
