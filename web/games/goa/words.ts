import { learn } from '../../language.ts';
import { goa } from '../../../shared/words/en/goa.ts';
import { goaBoard } from '../../../shared/words/en/goaBoard.ts';
import { goaPlayers } from '../../../shared/words/en/goaPlayers.ts';
import { goaDecisions } from '../../../shared/words/en/goaDecisions.ts';
import { goaSay } from '../../../shared/words/en/goaSay.ts';

learn(goa, {
  pl: () => import('../../../shared/words/pl/goa.ts'),
  cs: () => import('../../../shared/words/cs/goa.ts'),
  fr: () => import('../../../shared/words/fr/goa.ts'),
});
learn(goaBoard, {
  pl: () => import('../../../shared/words/pl/goaBoard.ts'),
  cs: () => import('../../../shared/words/cs/goaBoard.ts'),
  fr: () => import('../../../shared/words/fr/goaBoard.ts'),
});
learn(goaPlayers, {
  pl: () => import('../../../shared/words/pl/goaPlayers.ts'),
  cs: () => import('../../../shared/words/cs/goaPlayers.ts'),
  fr: () => import('../../../shared/words/fr/goaPlayers.ts'),
});
learn(goaDecisions, {
  pl: () => import('../../../shared/words/pl/goaDecisions.ts'),
  cs: () => import('../../../shared/words/cs/goaDecisions.ts'),
  fr: () => import('../../../shared/words/fr/goaDecisions.ts'),
});
learn(goaSay, {
  pl: () => import('../../../shared/words/pl/goaSay.ts'),
  cs: () => import('../../../shared/words/cs/goaSay.ts'),
  fr: () => import('../../../shared/words/fr/goaSay.ts'),
});
