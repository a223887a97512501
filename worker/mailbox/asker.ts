import type { Context } from 'hono';
import { languageFor } from '../../shared/words/languages.ts';
import type { Person } from '../db/people.ts';
import { tongueOf, type Tongue } from './words.ts';

/** The language of a mail that is asked for at a browser: the one the player has chosen, else the browser's. */
export const tongueFor = (c: Context, player: Pick<Person, 'language'> | undefined): Tongue =>
  tongueOf(player?.language ?? languageFor(wantedBy(c.req.header('accept-language') ?? '')));

/** Languages of `Accept-Language`, best first: browsers list them so. */
const wantedBy = (header: string): readonly string[] =>
  header.split(',').map((part) => part.split(';')[0]?.trim() ?? '');
