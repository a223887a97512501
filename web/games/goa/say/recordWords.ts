import { goaRecord } from '../../../../shared/words/en/goaRecord.ts';
import { learn } from '../../../language.ts';

learn(goaRecord, {
  pl: () => import('../../../../shared/words/pl/goaRecord.ts'),
  cs: () => import('../../../../shared/words/cs/goaRecord.ts'),
  fr: () => import('../../../../shared/words/fr/goaRecord.ts'),
});
