/** Words of the recap, the history, the revealed secrets and the fairness check. Loaded with them. */
export const history = {
  'page.since': 'Since you left',
  'page.since.meanwhile': 'Since your move:',
  'page.since.untouched': 'Nothing affected you.',
  'page.since.brief': 'In brief',
  'page.since.all': 'All of it ({n, plural, one {# line} other {# lines}})',
  'page.since.undone': 'Something you had seen was taken back.',
  'page.since.play': 'Play',
  'page.since.pause': 'Pause',
  'page.since.step': 'Step',
  'page.since.skip': 'Skip',
  'page.since.close': 'Close',
  'page.since.frame': '{at} of {of}: {text}',
  'page.since.marks': 'What changed is marked on the board.',

  'page.witness.rewritten':
    'The past of this game was changed: what this browser was shown up to no. {seq} of the log is not what the server shows now.',
  'page.witness.chance':
    'The server now gives out other hashes for this game’s chance than this browser was shown before.',

  'page.history.of': '{game}: history',
  'page.history.back': 'Back to the table',
  'page.history.position': 'Position in the log',
  'page.history.at': 'No. {at} of {of}',
  'page.history.turns': '{n, plural, one {# turn} other {# turns}}',
  'page.history.first': 'To the beginning',
  'page.history.turnBack': 'Turn back',
  'page.history.backwards': 'Step back',
  'page.history.forwards': 'Step on',
  'page.history.turnOn': 'Turn on',
  'page.history.last': 'To the end',
  'page.history.quiet': 'Nothing to report.',
  'page.history.undone': 'This was taken back later.',
  'page.history.beyond': 'The log is not that long: this is its end.',
  'page.history.setup': 'Set-up',

  'page.chart': 'The score, turn by turn',
  'page.chart.table': 'As a table',
  'page.chart.turn': 'After turn',
  'page.chart.what': 'Lines of the figures in the table below.',

  'page.revealed': 'What was hidden',
  'page.revealed.show': 'Show what was hidden',
  'page.revealed.pile':
    'The pile as it was shuffled, {n, plural, one {# card} other {# cards}}, the top card first: all that was dealt, laid out and drawn came from it in this order.',

  'page.verified': 'Was it fair?',
  'page.verified.what':
    'Your browser can recompute this game’s chance from the seed, and compare it with what was published before and shown to you while you played.',
  'page.verified.check': 'Check this game',
  'page.verified.busy': 'Checking …',
  'page.verified.ok': 'Verified: everything matches.',
  'page.verified.bad': 'Something does not match.',
  'page.verified.seed.ok': 'The seed is the one whose hash was published when the game was made.',
  'page.verified.seed.bad': 'The seed is not the one whose hash was published when the game was made.',
  'page.verified.commitment.ok':
    'Seed and players’ share are those whose hash was published before the first move.',
  'page.verified.commitment.bad':
    'Seed and players’ share are not those whose hash was published before the first move.',
  'page.verified.draws.ok':
    '{count, plural, one {# shuffle or draw} other {# shuffles and draws}} recomputed: {count, plural, one {it is} other {all are}} what seed and share make of it.',
  'page.verified.draws.bad': 'No. {at} of the log: what was drawn is not what seed and share make of it.',
  'page.verified.draws.none': 'No shuffle or draw was found that could be recomputed.',
  'page.verified.log.ok': 'All {count} entries of the log you were shown are the game as it was played.',
  'page.verified.log.bad': 'No. {at} of the log you were shown is not the game as it was played.',
  'page.verified.memory.same':
    'The past was not rewritten: up to no. {seq} the log is what this browser was shown while the game ran.',
  'page.verified.memory.untold':
    'This browser was not shown the game while it ran, so it has no memory of its own to compare with.',
  'page.verified.memory.rewritten':
    'The past was rewritten: up to no. {seq} the log is not what this browser was shown while the game ran.',
  'page.verified.memory.chance':
    'The hashes given out now are not those this browser was shown while the game ran.',

  'error.NOTHING_REVEALED': 'The server has not revealed the seed of this game.',
  'page.history.part': 'Go to',
  'page.chart.part': 'Up to',
  'page.chart.byPart': 'The score, round by round',
  'page.chart.turnOf': '{n}: {who}',
} as const;
