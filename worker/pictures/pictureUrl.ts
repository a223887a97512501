import { pictureToken, type PicturedRow } from './pictureTokens.ts';
import { serviceOrigin } from '../wording/mailContent.ts';

/** Are pictures made? A picture takes more of the processor's time than Cloudflare's free plan allows. */
export const picturesAreOn = (env: Env): boolean => env.PICTURES === '1';

/** Where the routes are mounted, and how an address of a picture goes on. */
export const PICTURES_PATH = '/api/pictures';

/** The address of the picture of a table after a row; null if pictures are off. */
export async function pictureUrl(env: Env, row: PicturedRow): Promise<string | null> {
  const token = picturesAreOn(env) ? await pictureToken(env, row) : undefined;
  return token === undefined ? null : `${serviceOrigin(env)}${PICTURES_PATH}/${token}.png`;
}
