import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Browsers that the tests need installed: the first of the commands is driven. */
export const BROWSERS = {
  firefox: { commands: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: { commands: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
} as const;

export type BrowserName = keyof typeof BROWSERS;

export const BROWSER_NAMES = Object.keys(BROWSERS) as readonly BrowserName[];

const find = (command: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

/** Where the browser is, if it and all that it needs is installed. */
export const pathOf = (name: BrowserName): string | undefined => {
  const [first, ...others] = BROWSERS[name].commands.map(find);
  return others.includes(undefined) ? undefined : first;
};
