/** Hints for a player's first game, in English: key → template. Each has a line and a longer text; loaded with the hints. */
export const hints = {
  'hint.title': 'First game',
  'hint.more': 'Rules',
  'hint.done': 'Got it',
  'hint.never': 'No more hints',
  'hint.switch': 'Hints in the first game',
  'hint.switch.on': 'Hints are on.',
  'hint.switch.off': 'Hints are off.',
  'hint.switch.again': 'All hints come again, from your next game on.',
  'hint.switch.turnOn': 'Show all hints again',
  'hint.switch.turnOff': 'No more hints',
} as const;
