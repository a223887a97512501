import { Hono, type Context } from 'hono';
import { COVER, coverPath } from '#shared/art/cover.ts';
import { isGameId } from '#shared/games/meta.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import type { Language } from '#shared/words/languages.ts';
import { gameDatabase } from '../db/shards.ts';
import { selectGame, selectSeats } from '../db/games/games.ts';
import type { AppEnv } from '../http/context.ts';
import { isDelayed, rightsOf } from '../people/access.ts';
import { pictureUrl } from '../pictures/pictureUrl.ts';
import { PREVIEW_SCALE } from '../pictures/tableSvg.ts';
import { resultKey, resultNames, type StoredGame } from '../wording/resultNames.ts';
import { previewOfGame, previewOfOwn, type LinkPreview } from '../wording/linkPreview.ts';
import { browserLanguage, translatorFor, type Translator } from '../wording/translator.ts';

/**
 * The page's addresses of games. A browser gets the file, as from the platform. A program that shows a preview of the
 * link gets it with title, description and picture of the game: what everybody may see who has the link, read and never
 * written, and without the link's token, which is in its fragment.
 */
export const gamePageRoutes = new Hono<AppEnv>().get('/:place{(?:g|join)/.+}', async (c) => {
  const page = await c.env.ASSETS.fetch(c.req.raw);
  if (isBrowser(c) || page.status !== 200) return new Response(page.body, page);
  const preview = await previewFor(c);
  return preview === undefined ? new Response(page.body, page) : withPreview(page, preview);
});

/** Programs that ask as browsers do, because they use one. */
const ROBOT = /bot\b|facebookexternalhit|preview|whatsapp/i;

/** Browsers say how they fetch. Nobody loses anything by a wrong guess: it saves the browser a look into the database. */
const isBrowser = (c: Context): boolean =>
  c.req.header('sec-fetch-mode') !== undefined && !ROBOT.test(c.req.header('user-agent') ?? '');

/** A preview with addresses. */
interface PlacedPreview extends LinkPreview {
  readonly language: Language;
  readonly picture: string;
  /** What the picture shows, for who does not see it. */
  readonly alt: string;
  /** The page's own; null for a seat link: some programs lead there, without the fragment that holds the token. */
  readonly address: string | null;
}

async function previewFor(c: Context<AppEnv>): Promise<PlacedPreview | undefined> {
  const [, , id = ''] = c.req.path.split('/');
  const translator = translatorFor(browserLanguage(c) ?? 'en');
  const own = /^(?<kind>sample|first)-(?<game>\w+)$/.exec(id)?.groups;
  if (own?.['game'] !== undefined && isGameId(own['game'])) {
    const kind = own['kind'] === 'first' ? 'first' : 'sample';
    return placed(c, translator, previewOfOwn(translator, kind, own['game']), null);
  }
  const stored = GAME_ID.test(id) ? await publicGame(c.env, id) : undefined;
  const named = stored && isDelayed(stored.game) ? [] : stored?.seats; // a successor's name would come too early
  const preview = stored && previewOfGame(translator, stored.game, named ?? []);
  return stored && preview && placed(c, translator, preview, await resultUrl(c.env, stored));
}

/** `result`: the address of the picture of a finished game; null for the game's cover. */
function placed(
  c: Context<AppEnv>,
  { t, term, language }: Translator,
  preview: LinkPreview,
  result: string | null,
): PlacedPreview {
  const origin = c.env.ORIGIN ?? new URL(c.req.url).origin;
  const { game, description } = preview;
  return {
    ...preview,
    language,
    picture: result ?? origin + coverPath(game, 'png'),
    alt: result === null ? t('preview.cover', { game: term(`game.${game}`) }) : description,
    address: c.req.path.startsWith('/g/') ? origin + c.req.path : null,
  };
}

/** The game if everybody who has its link may see it. */
async function publicGame(env: Env, id: string): Promise<StoredGame | undefined> {
  const db = gameDatabase({ env, gameId: id });
  const [[game], seats] = await db.batch([selectGame(db, id), selectSeats(db, id)]);
  if (game === undefined || !rightsOf(null, game, seats).see) return undefined;
  return { game, seats };
}

/** The address of the picture of a finished game; null if it has none. */
async function resultUrl(env: Env, stored: StoredGame): Promise<string | null> {
  const names = resultNames(stored);
  if (names === undefined) return null;
  const { id: gameId, seq, turnAt } = stored.game;
  return pictureUrl(env, { gameId, seq, at: turnAt, result: await resultKey(names) });
}

/** The page with these facts in its head. The rewriter escapes them. Every picture is as large as a cover. */
function withPreview(page: Response, { title, description, ...more }: PlacedPreview): Response {
  const { language, picture, alt, address } = more;
  const setTo = (content: string | number) => ({
    element: (element: Element) => void element.setAttribute('content', String(content)),
  });
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store');
  headers.delete('etag');
  return new HTMLRewriter()
    .on('html', { element: (element) => void element.setAttribute('lang', language) })
    .on('title', { element: (element) => void element.setInnerContent(title) })
    .on('meta[name="description"], meta[property="og:description"]', setTo(description))
    .on('meta[property="og:title"]', setTo(title))
    .on('meta[property="og:image"]', setTo(picture))
    .on('meta[property="og:image:width"]', setTo(COVER.width * PREVIEW_SCALE))
    .on('meta[property="og:image:height"]', setTo(COVER.height * PREVIEW_SCALE))
    .on('meta[property="og:image:alt"]', setTo(alt))
    .on('meta[property="og:type"]', {
      element: (element) => {
        if (address !== null)
          element.after(`<meta property="og:url" content="${encodeURI(address)}">`, { html: true });
      },
    })
    .on('meta[name="twitter:card"]', setTo('summary_large_image'))
    .transform(new Response(page.body, { status: page.status, headers }));
}
