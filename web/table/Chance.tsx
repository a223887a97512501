import type { ChanceInfo } from '#shared/protocol/http.ts';
import { t } from '../lib/i18n.ts';
import { Name } from '../ui/names.tsx';

interface Props {
  readonly chance: ChanceInfo;
  /** Names by seat. */
  readonly names: readonly string[];
}

/** The published hashes of the game's chance, and after the end the seed and entropy. */
export const ChanceNotice = ({ chance, names }: Props) => (
  <details class="card chance">
    <summary>{t('page.chance')}</summary>
    <p>{t(chance.seed === undefined ? 'page.chance.before' : 'page.chance.after')}</p>
    <dl>
      <Hash label={t('page.chance.seedHash')} value={chance.seedHash} />
      {chance.hash !== null && <Hash label={t('page.chance.hash')} value={chance.hash} />}
      {chance.seed !== undefined && <Hash label={t('page.chance.seed')} value={chance.seed} />}
      {chance.entropy?.map((entropy, seat) => (
        <div key={seat}>
          <dt>
            {t('page.chance.entropy')} <Name>{names[seat] ?? ''}</Name>
          </dt>
          <dd>{entropy === null ? t('page.chance.none') : <code>{entropy}</code>}</dd>
        </div>
      ))}
    </dl>
  </details>
);

const Hash = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
);
