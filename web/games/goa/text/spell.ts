import { columnOf, rowOf } from '#shared/games/goa/spaces.ts';
import type { TokenNames } from '../../../lib/tokens.ts';
import { term } from '../../../lib/i18n.ts';
import { labelled } from '../targets/labels.ts';

/** A space is typed by row and column, `2.4`, as in the log. Fields count from 1: `p1.1`. */
export const tokenNames: TokenNames = (param, item) => {
  if (param === 'space' && typeof item === 'number') return `${rowOf(item)}.${columnOf(item)}`;
  return typeof item === 'string' && item.includes('.') ? fieldWord(item) : undefined;
};

/** `p1.0` → `p1.1` */
const fieldWord = (field: string): string => field.replace(/\d+$/, (n) => String(Number(n) + 1));

/** A thing as it is typed and as it is called; said once if both are the same. */
export const typed = (token: string, name: string): string => {
  const word = localWord(token);
  return word === name ? name : labelled(word, name);
};

/** A token in the reader's language; a number after it stays. */
const localWord = (token: string): string => {
  const [, letters = token, n = ''] = /^(\D+)(\d*)$/.exec(token) ?? [];
  const key = `typed.goa.${letters}`;
  const word = term(key);
  return (word === key ? letters : word) + n;
};
