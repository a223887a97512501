import * as v from 'valibot';

/** Letters of ids: no 0/o, 1/l/i, no u (fewer accidental words); 32 − 2 = 30 of them. */
export const ID_ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** First letter of a game's id: the database shard its log lives in. All games so far live in one. */
export const FIRST_SHARD = 'a';

/** A shard letter and 15 random letters (73 bits): whoever knows it may look on, so it must not be guessed. */
export const GAME_ID = /^[a-z][2-9a-z]{15}$/;

export const GameIdSchema = v.pipe(v.string(), v.regex(GAME_ID));

/** 32 bytes as 64 hex digits. */
export const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A name as people see it: trimmed, one line, no control or direction-changing characters, 1–40 characters. */
export const NameSchema = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform((name) => name.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  v.minLength(1),
  v.maxLength(40),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u),
);
