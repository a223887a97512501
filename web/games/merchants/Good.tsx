import type { Good } from '../../../shared/games/merchants/state.ts';
import { Good as GoodSign } from '../../art/merchants/Pieces.tsx';
import { t } from '../../voice.ts';

/** A good by picture and word. */
export const GoodChip = ({ good }: { readonly good: Good }) => (
  <span class="good">
    <GoodSign good={good} size={24} />
    {goodWord(good)}
  </span>
);

export const goodWord = (good: Good): string => t(`merchants.good.${good}`);
