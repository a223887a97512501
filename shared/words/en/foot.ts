/** Words of the foot of pages. Loaded with it. */
export const foot = {
  'foot.privacy': 'Privacy',
  'foot.lostSeat': 'Is a seat of this game yours? Get it back',
} as const;
