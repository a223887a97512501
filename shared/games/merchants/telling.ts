import type { TellRules } from '../../kernel/rules.ts';
import type { Event } from './events.ts';
import { redact, reveals } from './redact.ts';
import { standings } from './score.ts';
import type { State } from './state.ts';
import { story } from './story.ts';

/** What Merchants is told by. */
export const telling: TellRules<State, Event> = { redact, standings, story, reveals };
