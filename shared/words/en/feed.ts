/** Words of the profile for the feed of deadlines. Loaded with it. */
export const feed = {
  'feed.title': 'Calendar',
  'feed.why':
    'Your deadlines in a calendar of yours: subscribe to an address that only you know. It shows when your time runs out, and nothing else.',
  'feed.make': 'Make the address',
  'feed.address': 'Address of your calendar',
  'feed.copy': 'Copy the address',
  'feed.renew': 'Make another address',
  'feed.off': 'Take the address back',
  'feed.secret':
    'Whoever has this address can read your deadlines. With another address this one stops working.',
  'feed.made': 'The address is made.',
  'feed.gone': 'The address no longer works.',
} as const;
