/** Words of trials: going on from a past position in the browser alone. */
export const trial = {
  'page.trial': '{game}: trial from entry {at}',
  'page.trial.private':
    'This is your private copy. Nothing is sent, nobody sees it, and it is gone when you leave.',
  'page.trial.leave': 'Back to the history',
  'page.trial.back': 'Take back',
  'page.trial.restart': 'From the beginning',
  'page.trial.decides': '{name}: {question}',
  'page.trial.over': 'The trial has reached the end of the game.',
  'page.trial.alone': 'You play',
  'page.trial.all': 'all seats',
  'page.trial.dice': 'Chance',
  'page.trial.dice.own': 'as in the game',
  'page.trial.dice.new': 'new',
  'page.trial.dice.hint': 'A pile that was shuffled keeps its order.',
  'page.trial.seen':
    'You go on from what you see now: hidden cards of others cannot be played here, and the trial stops where chance or a hidden card decides.',
  'page.trial.stopped':
    'Chance, or something you cannot see, would decide here. Take back, or choose another move.',
  'page.trial.stuck': '{name} decides by something you cannot see. Take back to try another way.',
  'page.trial.steps': 'Moves of the trial',
  'page.trial.itself': 'automatic',
} as const;
