import { history } from '../../../shared/words/en/history.ts';
import { learn } from '../../voice.ts';

learn(history);
