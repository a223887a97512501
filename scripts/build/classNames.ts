import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The sheet that each name in the page comes from. */
const sheets = new Map<string, string>();

/**
 * The name that a class of a `*.module.css` has in the page: `box` of `talk.module.css` is `talk-box`, and the class with
 * the sheet's own name is `talk`. So everybody can read it in the inspector, and tests can name it.
 * @throws where two sheets would give the same name
 */
export function classInPage(name: string, path: string): string {
  const [file = path] = path.split('?');
  const sheet = basename(file, '.module.css');
  const inPage = name === sheet ? sheet : `${sheet}-${name}`;
  const other = sheets.get(inPage) ?? file;
  if (other !== file) throw new Error(`the class ${inPage} is in ${other} and in ${file}`);
  sheets.set(inPage, file);
  return inPage;
}

/**
 * Makes `styles.box` a constant, which a build writes where it is used: an object with all names of a module would be
 * script that every visitor fetches.
 */
export const classConstants = (): Plugin => ({
  name: 'class-constants',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler(code, id) {
      const [all = ''] = /export default \{[^}]*\};?/.exec(code) ?? [];
      if (all.includes('"')) this.error(`a class in ${id} is no name of a constant: ${all}`);
      return {
        code: code.replace(all, `import * as all from ${JSON.stringify(id)};\nexport { all as default };`),
        moduleSideEffects: 'no-treeshake', // the sheet stays, even where none of its names is left
      };
    },
  },
});
