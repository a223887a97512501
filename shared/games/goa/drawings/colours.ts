/** The colours of spices where there are no style sheets: as in the page's light theme (`tokens.css`, `azulejo.css`). */
export const COLOURS = {
  'of-ginger': '#f7ecd0',
  'of-pepper': '#5c9a45',
  'of-cinnamon': '#a9652f',
  'of-nutmeg': '#c8402c',
  'of-clove': '#4d4147',
  'of-sack': '#dcbf8e',
} as const;
