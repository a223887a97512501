import { describeLaws } from '../../kernel/laws.ts';
import { kit } from './kit.ts';

describeLaws(kit);
