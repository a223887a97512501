/** The guide of a first turn of Merchants, in English: key → template. */
export const merchantsGuide = {
  'guide.merchants.load': 'Choose a good for your first ship, then Send: every sale of it will pay you.',
  'guide.merchants.second': 'Load your second ship, best with another good, then Send.',
  'guide.merchants.planning':
    'First half of your turn: exchange the good on one ship, buy a special card – or Pass.',
  'guide.merchants.poor': 'First half of your turn: exchange the good on one ship – or Pass.',
  'guide.merchants.extra': 'Your special card lets you do more: use it, or go on.',
  'guide.merchants.hand': 'Second half: choose a good in your hand to sell, best one that your ships carry.',
  'guide.merchants.market':
    'Choose the spaces where these cards go: all open cards of that good count, covered ones do not.',
  'guide.merchants.sell': 'You see what the sale brings everybody: Send, or choose other spaces.',
} as const;
