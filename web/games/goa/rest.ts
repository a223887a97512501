import { deciding } from '../../../shared/games/goa/deciding.ts';
import { telling } from '../../../shared/games/goa/telling.ts';
import './storyWords.ts';

export const rest = { ...deciding, ...telling };
