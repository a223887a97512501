/** What is said before a game is opened: the form of a new game, the invitation; in English. */
export const toyIntroduction = {
  'page.new.hint.toy': '2–3 players, two minutes: lay a card, set stones.',
  'page.join.minute.toy':
    'All lay a card at once. The highest takes the round and sets two stones. Most points win.',
} as const;
