/** Words of the profile for waking hours and holidays. Loaded with it. */
export const hours = {
  'hours.title': 'When your time counts',
  'hours.why':
    'In games with a clock your time runs only while you are awake. Until you change them, these hours are your browser’s guess.',
  'hours.none': 'No hours are saved yet, so every hour counts.',
  'hours.zone': 'Time zone',
  'hours.here': '{zone} (this browser)',
  'hours.from': 'Awake from',
  'hours.to': 'Awake until',
  'hours.few': 'Waking hours must be at least {time} a day.',
  'hours.save': 'Save the hours',

  'holiday.title': 'Holidays',
  'holiday.why':
    'While you are on holiday, your time stands still in all games, and they wait for you. The others see when you will be back. A bot that plays on while you are away is switched on in a game’s orders.',
  'holiday.left': '{n, plural, one {# day left this year.} other {# days left this year.}}',
  'holiday.from': 'First day',
  'holiday.until': 'Last day',
  'holiday.take': 'Take a holiday',
  'holiday.backwards': 'The last day is before the first.',
  'holiday.now': 'You are on holiday until {until}.',
  'holiday.planned': 'Your next holiday: {from} to {until}.',
  'holiday.end': 'End the holiday now',
  'holiday.cancel': 'Cancel the holiday',
  'holiday.automatic': 'Automatic holiday',
  'holiday.automatic.why':
    'When your time runs out, a holiday of up to {n, plural, one {# day} other {# days}} begins by itself, if you have days left.',
} as const;
