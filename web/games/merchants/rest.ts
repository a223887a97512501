import { deciding } from '../../../shared/games/merchants/deciding.ts';
import { telling } from '../../../shared/games/merchants/telling.ts';
import './storyWords.ts';

export const rest = { ...deciding, ...telling };
