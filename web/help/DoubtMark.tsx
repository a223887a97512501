import { t } from '../voice.ts';
import { doubtId, type Sureness } from './sureness.ts';

/** Marks a figure that is not certain, and leads to why. */
export const DoubtMark = ({ figure, doubt }: Sureness) => {
  const label = t('help.doubt.mark', { sure: t(`help.doubt.${doubt}`) });
  return (
    <a class="doubt" href={`#${doubtId(figure)}`} title={label} aria-label={label}>
      ≈
    </a>
  );
};
