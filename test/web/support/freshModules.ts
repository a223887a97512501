import { vi } from 'vitest';

/**
 * The files of a worker share it, but no module: the page keeps its language, address and more in them. As in a browser, the
 * page's words are there before anything is drawn.
 */
vi.resetModules();
const { setLocale } = await import('../../../web/lib/language.ts');
await setLocale('en');
