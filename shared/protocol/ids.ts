import * as v from 'valibot';
import { GAME_ID } from './names.ts';

/** Letters of ids: no 0/o, 1/l/i, no u (fewer accidental words); 32 − 2 = 30 of them. */
export const ID_ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** First letter of a game's id: the database shard of its log. All games so far are in one. */
export const FIRST_SHARD = 'a';

export const GameIdSchema = v.pipe(v.string(), v.regex(GAME_ID));

/** Hex digits of an invitation's token. */
export const INVITATION_TOKEN = 32;

/** Is this seat link's token one that was mailed in an invitation? Tokens of links to share are longer. */
export const isInvitationToken = (token: string): boolean => token.length === INVITATION_TOKEN;

/** 32 bytes as 64 hex digits. */
export const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Characters that are letters or symbols for Unicode, and drawn as nothing: they are spaces. */
const BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0\u{13441}\u{13442}\u{1d159}]+/gu;

/**
 * A line in which something is drawn: a letter, digit, punctuation, sign, or a picture, also one that Unicode adds to its
 * emoji later. It has no control, formatting, private or unpaired characters. The two joiners are allowed, because Persian
 * and composed emoji need them. The API's description carries the pattern for texts as they are sent, white space included. So
 * it is written as JSON Schema reads it, with the flag `u` and no other.
 */
const DRAWN =
  /^(?=[\s\S]*(?![\s\u2800\u{13441}\u{13442}\u{1d159}]|\p{DI})(?:[\p{L}\p{N}\p{P}\p{Sm}\p{Sc}\p{Sk}\p{Extended_Pictographic}\p{RI}]|(?=\p{So})[\u00a0-\ufbff]))(?:[\s\u200c\u200d]|(?!\s|(?=\p{Cn})\p{DI})[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}])*$/u;
const asLine = (text: string): string => text.normalize('NFC').replace(BLANK, ' ').trim();

/**
 * At most three marks on a letter: more paint over other lines, and sorting them takes a time in the square of their number.
 * Vietnamese, pointed Hebrew and Thai need no more. Burmese and Tibetan write vowels and consonants as marks, up to six.
 * A row of them is read from its beginning only: from each of its joiners, it would take such a time too.
 */
const MARKS =
  /(?<![\u200c\u200d\p{M}])((?:[\u200c\u200d]*(?![\p{sc=Mymr}\p{sc=Tibt}])\p{M}){3}|(?:[\u200c\u200d]*\p{M}){6})(?:[\u200c\u200d]*\p{M})+/gu;
const withFewMarks = (text: string): string => text.replace(MARKS, '$1');

/** A line that a player writes for a mail or the table: trimmed, one line, 1–200 visible characters. */
export const LineSchema = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(DRAWN),
  v.transform((text) => asLine(withFewMarks(text))),
  v.minLength(1),
  v.maxLength(200),
);

/** Control, formatting, private and unpaired characters, except line breaks and the two joiners. */
const INVISIBLE = /(?![\n\u200c\u200d])(?:[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}]|(?=\p{DI})\p{Cn})/gu;
const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Characters of one message. */
export const MESSAGE_LENGTH = 500;

/** A message at the table: one line. Invisible characters that were pasted along are removed. */
export const MessageSchema = v.pipe(
  v.string(),
  v.maxLength(5_000),
  v.transform((text) => asLine(withFewMarks(withoutInvisible(text.replace(/\s/gu, ' '))))),
  v.minLength(1),
  v.maxLength(MESSAGE_LENGTH),
  v.regex(DRAWN),
);

/** Characters of a player's notes on a game. */
export const NOTES_LENGTH = 4_000;

/** Private notes: lines of visible characters, possibly none. */
export const NotesSchema = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.transform((text) =>
    withoutInvisible(withFewMarks(text).normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ')),
  ),
  v.maxLength(NOTES_LENGTH),
);

/** A name as people see it: trimmed, one line, no control or direction-changing characters, 1–40 characters. */
export const NameSchema = v.pipe(
  v.string(),
  v.maxLength(400),
  v.regex(DRAWN),
  v.transform((text) => asLine(withFewMarks(text))),
  v.minLength(1),
  v.maxLength(40),
);
