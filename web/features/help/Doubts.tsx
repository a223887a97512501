import { t } from '../../lib/i18n.ts';
import { type HelpPart, DOUBTS, doubtId, type Uncertain, type Sureness } from './pieces.ts';
import styles from './help.module.css';

/** The last part of every game's rules: the uncertain figures, with reasons. `notes` explain the sources. */
export const doubtsPart = (doubts: readonly Uncertain[], ...notes: readonly string[]): HelpPart => ({
  id: 'doubts',
  title: t('help.doubts'),
  pieces: [
    {
      id: 'doubts-list',
      title: t('help.doubts.figure'),
      text: doubts.length === 0 ? [t('help.doubts.none')] : [...introduction(doubts), ...notes],
      more: <List doubts={doubts} />,
      words: doubts.map(({ name, source }) => `${name} ${source}`),
    },
  ],
});

const introduction = (doubts: readonly Uncertain[]): readonly string[] => [
  t('help.doubts.text'),
  ...DOUBTS.filter((doubt) => doubts.some((one) => one.doubt === doubt)).map((doubt) =>
    t(`help.doubt.${doubt}.why`),
  ),
];

const List = ({ doubts }: { readonly doubts: readonly Uncertain[] }) =>
  doubts.length === 0 ? null : (
    <dl class={styles.doubts}>
      {doubts.map(({ figure, name, value, doubt, source }) => (
        <div key={figure} id={doubtId(figure)} tabIndex={-1}>
          <dt>
            {name} <span class="tag">{t(`help.doubt.${doubt}`)}</span>
          </dt>
          {value !== '' && <dd class="number">{value}</dd>}
          <dd class="muted">
            {t('page.term', { label: t('help.doubts.source') })} <span lang="en">{source}</span>
          </dd>
        </div>
      ))}
    </dl>
  );

/** Marks a figure that is not certain, with a link to the reason. */
export const DoubtMark = ({ figure, doubt }: Sureness) => {
  const label = t('help.doubt.mark', { sure: t(`help.doubt.${doubt}`) });
  return (
    <a class={styles.doubt} href={`#${doubtId(figure)}`} title={label} aria-label={label}>
      ≈
    </a>
  );
};
