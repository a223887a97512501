/**
 * `npm run pictures`: the pictures in README.md, anew, from the page's own sources and practice positions (see
 * `web/gallery/practice/main.tsx` for what an address may say).
 */
import bundled from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';
import { servePage } from './lib/page.ts';

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

async function take(browser: Browser, { file, width, height, scale, query }: Picture): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await page.goto(
    `http://127.0.0.1:${PORT}/practice.html?${new URLSearchParams({ theme: 'light', ...query })}`,
  );
  await page.locator('#turn-title').waitFor();
  await page.waitForLoadState('networkidle');
  const recap = page.getByRole('button', { name: 'Close', exact: true });
  if (await recap.isVisible()) await recap.click(); // what came is not what the picture is about
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `docs/images/${file}.png`, animations: 'disabled' });
  await page.close();
}

await servePage(PORT, {});
const browser = await chromium.launch({
  executablePath: await bundled.executablePath(),
  args: ['--disable-gpu'],
});
for (const picture of PICTURES) await take(browser, picture);
await browser.close();
process.exit(); // the server would stay
