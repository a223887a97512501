import { mailPage } from '../../../shared/words/en/mailPage.ts';
import { learn } from '../../voice.ts';

learn(mailPage);
