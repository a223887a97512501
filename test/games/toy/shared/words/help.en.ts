/** The rules of the toy in English. */
export const help = {
  'help.toy.part.game': 'The game',
  'help.toy.goal': 'What it is about',
  'help.toy.goal.text': 'Each player holds {hand} of {cards} cards. Most points after the last round win.',
  'help.toy.round': 'A round',
  'help.toy.round.text':
    'All lay a card face down.\nThe highest card takes the round and sets two stones of different colours.\nThen this player may draw up to {draw} cards at once, as often as they like.',
  'help.toy.points': 'Points',
  'help.toy.points.text':
    'Two stones bring {stones} points, with a blue one in the north {blue}. The second round in a row brings {streak} more.',
} as const;
