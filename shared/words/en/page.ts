/** Words of the page. */
export const page = {
  'game.merchants': 'Merchants',
  'page.title': 'Carrack',
} as const;
