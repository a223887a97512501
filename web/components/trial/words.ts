import { trial } from '#shared/words/en/trial.ts';
import { registerMessages } from '../../language.ts';

registerMessages(trial, {
  pl: () => import('#shared/words/pl/trial.ts'),
  cs: () => import('#shared/words/cs/trial.ts'),
  fr: () => import('#shared/words/fr/trial.ts'),
});
