import { t } from '../../lib/i18n.ts';
import { doubtId, type Sureness } from './sureness.ts';

/** Marks a figure that is not certain, with a link to the reason. */
export const DoubtMark = ({ figure, doubt }: Sureness) => {
  const label = t('help.doubt.mark', { sure: t(`help.doubt.${doubt}`) });
  return (
    <a class="doubt" href={`#${doubtId(figure)}`} title={label} aria-label={label}>
      ≈
    </a>
  );
};
