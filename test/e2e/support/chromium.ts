import bundled from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/** The package's arguments are for a sandbox; these would make it a browser that nobody uses. */
const UNREAL = /disable-web-security|allow-running-insecure-content|single-process/;

bundled.setGraphicsMode = false; // a software graphics card takes most of the time, and shows nothing different

/** Chromium from a package: needs nothing installed on the system. */
const launching = async () => ({
  executablePath: await bundled.executablePath(),
  args: bundled.args.filter((arg) => !UNREAL.test(arg)),
  headless: true,
});

export const openBrowser = async (): Promise<Browser> => chromium.launch(await launching());

/** Unpacks Chromium, once, before several files need it. */
export const unpackBrowser = (): Promise<string> => bundled.executablePath();
