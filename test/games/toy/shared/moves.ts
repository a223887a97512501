/** Stones by field. */
export type Stones = Readonly<Record<string, string>>;

export type Move =
  | { readonly type: 'lay'; readonly card: number }
  | { readonly type: 'build'; readonly on: Stones }
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'stop' };
