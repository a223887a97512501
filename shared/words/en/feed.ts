/** Words of the profile for the feed of deadlines. Loaded with it. */
export const feed = {
  'feed.title': 'Calendar',
  'feed.why':
    'See your deadlines in your own calendar: subscribe to an address that only you know. It shows when your time runs out, and nothing else.',
  'feed.make': 'Create the address',
  'feed.address': 'Address of your calendar',
  'feed.copy': 'Copy the address',
  'feed.renew': 'Create a new address',
  'feed.off': 'Remove the address',
  'feed.secret':
    'Anybody who has this address can read your deadlines. Once you create a new one, this one stops working.',
  'feed.made': 'The address has been created.',
  'feed.gone': 'The address no longer works.',
} as const;
