/**
 * Fetches a part of the page with all it consists of: its scripts beside it, its styles before it is drawn.
 * The build puts this in the place of Vite's own helper, under the name that has (see vite.config.ts); that one is
 * made for every browser and weighs three times as much.
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(fetched));
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** What has been asked for, by its path; what could not be had is asked for again. */
const asked = new Map<string, Promise<void>>();

function fetched(file: string): Promise<void> {
  const known = asked.get(file) ?? (isInDocument(file) ? Promise.resolve() : linked(file));
  asked.set(file, known);
  return known;
}

/** The page's own style is: it came first, and linked again it would overrule those of the parts. */
const isInDocument = (file: string): boolean => document.querySelector(`link[href="/${file}"]`) !== null;

/** Resolves once a style is there, for a script at once: whoever imports it waits for it. */
function linked(file: string): Promise<void> {
  const link = document.createElement('link');
  const style = file.endsWith('.css');
  link.rel = style ? 'stylesheet' : 'modulepreload';
  link.href = `/${file}`;
  document.head.append(link);
  if (!style) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      asked.delete(file);
      link.remove();
      reject(new Error(file));
    });
  });
}
