import type { Good } from '#shared/games/merchants/things.ts';
import { GoodPicture as GoodSign } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';

/** A good by picture and word. */
export const GoodChip = ({ good }: { readonly good: Good }) => (
  <span class="good-chip">
    <GoodSign good={good} size={24} />
    {goodWord(good)}
  </span>
);

export const goodWord = (good: Good): string => t(`merchants.good.${good}`);

/** The same for narrow places: the longest names of the languages may be broken there. */
export const narrowWord = (good: Good): string =>
  goodWord(good).replace(/^(porce(?=l)|przy(?=p))/, '$&\u00ad');
