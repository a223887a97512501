import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { drawnFiles } from './covers.ts';

const ICON = new URL('../../web/public/icon.svg', import.meta.url);

/** The app's icon with a number on a disc, which is larger where it has one digit. */
async function withNumber(number: string): Promise<string> {
  const [y, size] = number.length === 1 ? [28.5, 30] : [25, 20];
  const disc = `  <circle cx="44" cy="18" r="18" fill="#c33a24" stroke="#fff" stroke-width="3" />
  <text x="44" y="${y}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="800" text-anchor="middle" fill="#fff">${number}</text>
</svg>`;
  return (await readFile(ICON, 'utf8')).replace('</svg>', disc);
}

/** The tab's icons while games wait (`tabIconOf`): the number of them, up to nine, and one for more. */
export const waitingIcons = (): Plugin =>
  drawnFiles('icons of waiting games', async () =>
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', '9+'].map((number) => ({
      path: `/icons/waiting-${number === '9+' ? 'more' : number}.svg`,
      kind: 'svg' as const,
      draw: () => withNumber(number),
    })),
  );
