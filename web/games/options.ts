import type { GameId } from '../../shared/games/meta.ts';
import type { Key } from '../voice.ts';
import './merchants/words.ts';

/** An option of a game as the new-game form shows it; the first value is the usual one. */
export interface OptionField {
  readonly name: string;
  readonly label: Key;
  readonly values: readonly { readonly value: string; readonly label: Key; readonly hint: Key }[];
}

export const optionFields: { readonly [id in GameId]?: readonly OptionField[] } = {
  merchants: [
    {
      name: 'officeDraw',
      label: 'merchants.option.officeDraw',
      values: [
        {
          value: 'planning',
          label: 'merchants.officeDraw.planning',
          hint: 'page.merchants.officeDraw.planning.hint',
        },
        {
          value: 'turnEnd',
          label: 'merchants.officeDraw.turnEnd',
          hint: 'page.merchants.officeDraw.turnEnd.hint',
        },
      ],
    },
  ],
};
