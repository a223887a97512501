/**
 * `npm run pictures`: the pictures in README.md, anew, from the page's own sources and practice positions (see
 * `web/gallery/practice/main.tsx` for what an address may say). `npm run pictures -- FOLDER [LANGUAGE]`: every screen of the
 * gallery, on a phone, a tablet and a desk, light and dark, to compare two states of the page.
 */
import { mkdirSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import { chromium, type Browser, type Page } from 'playwright-core';
import { servePage } from './gallery.ts';

const PORT = 8789;

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
  readonly query: Readonly<Record<string, string>>;
}

const PHONE = { width: 360, height: 740, scale: 2 };
const WIDE = { width: 1440, height: 900, scale: 1 };
const GOA = { game: 'goa', you: 'acting' };
const MERCHANTS = { game: 'merchants', you: 'acting', seats: '3' };

const PICTURES: readonly Picture[] = [
  { file: 'goa-phone', ...PHONE, query: { ...GOA, after: '20', want: 'auction' } },
  { file: 'goa-wide', ...WIDE, query: { ...GOA, row: '260' } },
  { file: 'game-phone', ...PHONE, query: { ...MERCHANTS, row: '33' } },
  { file: 'game-wide', ...WIDE, query: { ...MERCHANTS, seats: '4', row: '60', theme: 'dark' } },
];

const at = (query: Readonly<Record<string, string>>): string =>
  `http://127.0.0.1:${PORT}/practice.html?${new URLSearchParams(query)}`;

const newPage = (
  browser: Browser,
  { width, height, scale }: Omit<Picture, 'file' | 'query'>,
): Promise<Page> =>
  browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale, reducedMotion: 'reduce' });

async function take(browser: Browser, { file, query, ...size }: Picture): Promise<void> {
  const page = await newPage(browser, size);
  await page.goto(at({ theme: 'light', ...query }));
  await page.locator('#turn-title').waitFor();
  await page.waitForLoadState('networkidle');
  const recap = page.getByRole('button', { name: 'Close', exact: true });
  if (await recap.isVisible()) await recap.click(); // what came is not what the picture is about
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `docs/images/${file}.png`, animations: 'disabled' });
  await page.close();
}

const TABLET = { width: 768, height: 1024, scale: 1 };
const SIZES = [{ ...PHONE, scale: 1 }, TABLET, WIDE];

/** Every screen of the gallery, as a file named for it. */
async function takeAll(browser: Browser, folder: string, lang: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const size of SIZES) {
    const page = await newPage(browser, size);
    await page.goto(`http://127.0.0.1:${PORT}/gallery.html?lang=${lang}`);
    await page.locator('#screens ul a').first().waitFor();
    const screens = await page
      .locator('#screens ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const screen of screens)
      for (const theme of ['light', 'dark']) {
        const query = { ...Object.fromEntries(new URLSearchParams(screen.replace(/^.*\?/, ''))), theme };
        const name = Object.values(query)
          .join(' ')
          .replaceAll(/[^\w]+/g, '-');
        await page.goto(at(query));
        await page.locator('main:not(:has(.loading, .still-loading)) h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, animations: 'disabled' });
      }
    await page.close();
  }
}

const [folder, language = 'en'] = process.argv.slice(2);
await servePage(PORT, {});
const browser = await chromium.launch({
  executablePath: await bundled.executablePath(),
  args: ['--disable-gpu'],
});
if (folder === undefined) for (const picture of PICTURES) await take(browser, picture);
else await takeAll(browser, folder, language);
await browser.close();
process.exit(); // the server would stay
