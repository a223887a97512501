/** The colours of goods where there are no style sheets: as in the page's light theme (`tokens.css`, `azulejo.css`). */
export const COLOURS = {
  'of-fish': '#4c8fd6',
  'of-grain': '#efc24a',
  'of-wood': '#b0743c',
  'of-porcelain': '#d3e3f8',
  'of-spices': '#cf4a26',
  'of-cloth': '#9a58b0',
} as const;
