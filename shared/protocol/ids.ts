import * as v from 'valibot';
import { GAME_ID } from './names.ts';

/** Letters of ids: no 0/o, 1/l/i, no u (fewer accidental words); 32 − 2 = 30 of them. */
export const ID_ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** First letter of a game's id: the database shard its log lives in. All games so far live in one. */
export const FIRST_SHARD = 'a';

export const GameIdSchema = v.pipe(v.string(), v.regex(GAME_ID));

/** Hex digits of an invitation's token. */
export const INVITATION_TOKEN = 32;

/** Was this seat link's token in an invitation by mail? Those of links to hand on are longer. */
export const isInvitationToken = (token: string): boolean => token.length === INVITATION_TOKEN;

/** 32 bytes as 64 hex digits. */
export const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * A line that holds something visible, and nothing to be slipped into it: no control, formatting, private
 * or unpaired characters, the two joiners excepted that Persian and composed emoji need. Characters that are not
 * assigned yet are as good as others: emoji are given out among them every year, before this runtime knows them.
 */
const VISIBLE =
  /^(?=.*[[\p{L}\p{N}\p{P}\p{S}\p{Cn}]--[\p{DI}\p{NChar}]])(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}[\p{Cn}&&\p{DI}]]|\u200c|\u200d)*$/v;
const asLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** A line of somebody's own for a mail or the table: trimmed, one line, 1–200 visible characters. */
export const LineSchema = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.transform(asLine),
  v.minLength(1),
  v.maxLength(200),
  v.regex(VISIBLE),
);

/** Control, formatting, private and unpaired characters; line breaks and the two joiners excepted. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}[\p{Cn}&&\p{DI}]]/gv;
const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Characters of one message. */
export const MESSAGE_LENGTH = 500;

/** What is said at a table: one line of visible characters. What is pasted along and cannot be seen is left out. */
export const MessageSchema = v.pipe(
  v.string(),
  v.maxLength(5_000),
  v.transform((text) => asLine(withoutInvisible(text.replace(/\s/gu, ' ')))),
  v.minLength(1),
  v.maxLength(MESSAGE_LENGTH),
  v.regex(VISIBLE),
);

/** Characters of one's notes on a game. */
export const NOTES_LENGTH = 4_000;

/** What somebody writes for himself: lines of visible characters, perhaps none. */
export const NotesSchema = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.transform((text) =>
    withoutInvisible(text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ')),
  ),
  v.maxLength(NOTES_LENGTH),
);

/** A mail address, trimmed and in lower case. */
export const EmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** A name as people see it: trimmed, one line, no control or direction-changing characters, 1–40 characters. */
export const NameSchema = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform(asLine),
  v.minLength(1),
  v.maxLength(40),
  v.regex(VISIBLE),
);
