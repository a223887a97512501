/** Words of the recap, the history, the revealed secrets and the fairness check. Loaded with them. */
export const history = {
  'page.since': 'Since you left',
  'page.since.move': 'Since your last move',
  'page.since.start': 'So far',
  'page.since.meanwhile': 'Since your move:',
  'page.since.meanwhile.start': 'So far:',
  'page.since.untouched': 'Nothing affected you.',
  'page.since.brief': 'In brief',
  'page.since.all': 'All of it ({n})',
  'page.since.undone': 'Something you had seen was taken back.',
  'page.since.play': 'Play',
  'page.since.pause': 'Pause',
  'page.since.step': 'Step',
  'page.since.skip': 'Skip',
  'page.since.close': 'Close',
  'page.since.frame': '{at} of {of}: {text}',
  'page.since.marks': 'What changed is marked on the board.',

  'page.witness.rewritten':
    'This game’s log was rewritten: up to entry {seq}, the server now shows something different from what it showed this browser before.',
  'page.witness.chance':
    'The server now gives different hashes for this game’s chance than it showed this browser before.',

  'page.history.of': '{game}: history',
  'page.history.back': 'Back to the table',
  'page.history.position': 'Position in the log',
  'page.history.at': 'Entry {at} of {of}',
  'page.history.turns': '{n, plural, one {# turn} other {# turns}}',
  'page.history.first': 'To the beginning',
  'page.history.turnBack': 'Previous turn',
  'page.history.backwards': 'Step back',
  'page.history.forwards': 'Step forward',
  'page.history.turnOn': 'Next turn',
  'page.history.last': 'To the end',
  'page.history.quiet': 'Nothing to report.',
  'page.history.undone': 'This was taken back later.',
  'page.history.beyond': 'The log is shorter than that: this is its end.',
  'page.history.setup': 'Set-up',
  'page.history.try': 'Try from here',

  'page.chart': 'The score, turn by turn',
  'page.chart.table': 'As a table',
  'page.chart.turn': 'After turn',
  'page.chart.what': 'A line chart of the figures in the table below.',

  'page.revealed': 'What was hidden',
  'page.revealed.show': 'Show what was hidden',
  'page.revealed.pile':
    'The pile as it was shuffled, {n, plural, one {# card} other {# cards}}, top card first. Every card was dealt, laid out or drawn in this order.',

  'page.verified': 'Was it fair?',
  'page.verified.what':
    'Your browser can recompute this game’s chance from the seed, and compare it with the published hashes and with what you were shown during the game.',
  'page.verified.check': 'Check this game',
  'page.verified.busy': 'Checking …',
  'page.verified.download': 'Download this game',
  'page.verified.file': 'With this file anybody can replay and check the game, even without this site.',
  'page.verified.replay': 'Open a saved game',
  'page.verified.ok': 'Verified: everything matches.',
  'page.verified.bad': 'Something does not match.',
  'page.verified.seed.ok': 'The seed matches the hash that was published when the game was created.',
  'page.verified.seed.bad': 'The seed does not match the hash that was published when the game was created.',
  'page.verified.commitment.ok':
    'The seed and the players’ contributions match the hash that was published before the first move.',
  'page.verified.commitment.bad':
    'The seed and the players’ contributions do not match the hash that was published before the first move.',
  'page.verified.draws.ok':
    '{count, plural, one {# shuffle or draw} other {# shuffles and draws}} recomputed: {count, plural, one {it matches} other {all match}}.',
  'page.verified.draws.bad': 'Entry {at} of the log: the draw does not match the seed and the contributions.',
  'page.verified.draws.none': 'There was no shuffle or draw to recompute.',
  'page.verified.log.ok': 'All {count} entries of the log you were shown match the game as it was played.',
  'page.verified.log.bad': 'Entry {at} of the log you were shown does not match the game as it was played.',
  'page.verified.memory.same':
    'The log was not rewritten: up to entry {seq} it is what this browser was shown during the game.',
  'page.verified.memory.untold':
    'This browser was not shown the game while it ran, so it has no record of its own to compare with.',
  'page.verified.memory.incomparable':
    'This browser was shown the game while it ran, but its record does not compare: it is of another version of the rules, or of what somebody else could see.',
  'page.verified.memory.rewritten':
    'The log was rewritten: up to entry {seq} it is not what this browser was shown during the game.',
  'page.verified.memory.chance':
    'The hashes given now are not the ones this browser was shown during the game.',

  'error.NOTHING_REVEALED': 'The server has not revealed the seed of this game.',
  'page.history.part': 'Go to',
  'page.chart.part': 'Up to',
  'page.chart.byPart': 'The score, round by round',
  'page.chart.turnOf': '{n}: {who}',
} as const;
