import { LETTERS } from '../../../shared/games/merchants/data.ts';
import type { Good } from '../../../shared/games/merchants/state.ts';
import { t } from '../../voice.ts';

/** A good by colour, letter and word; the letter is drawing and is not read out. */
export const GoodChip = ({ good }: { readonly good: Good }) => (
  <span class={`good good-${good}`}>
    <span class="letter" data-letter={LETTERS[good]} />
    <span>{goodWord(good)}</span>
  </span>
);

export const goodWord = (good: Good): string => t(`merchants.good.${good}`);
