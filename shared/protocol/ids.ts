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
 * or unpaired characters, the two joiners excepted that Persian and composed emoji need.
 */
const VISIBLE = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{C}\p{Zl}\p{Zp}]|\u200c|\u200d)*$/u;
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
