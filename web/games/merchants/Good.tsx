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

/** The same where there is little room: the longest names of our languages may be broken there. */
export const narrowWord = (good: Good): string =>
  goodWord(good).replace(/^(porce(?=l)|przy(?=p))/, '$&\u00ad');
