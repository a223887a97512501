import type { Plugin } from 'vite';

const LATER = /async \(\) => \(await import\(('[^']+')\)\)\.rules/g;

/**
 * The registry of games, with its rules loaded at once as in the built Worker. The test runner loads a module that is
 * imported later by asking its own process. Whoever imports the module meanwhile waits for that answer. If the room that
 * asked is put to sleep, they all wait for ever.
 */
export function rulesAtOnce(): Plugin {
  return {
    name: 'rules-at-once',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/shared/games/registry.ts')) return;
      const imports: string[] = [];
      const text = code.replaceAll(LATER, (_, path: string) => {
        imports.push(`import { rules as rules${imports.length} } from ${path};`);
        return `async () => rules${imports.length - 1}`;
      });
      if (imports.length === 0) throw new Error('the registry of games is written in another way');
      return `${imports.join('\n')}\n${text}`;
    },
  };
}
