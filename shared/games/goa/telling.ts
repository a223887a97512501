import type { TellRules } from '../../kernel/rules.ts';
import type { Event } from './events.ts';
import { redact } from './redact.ts';
import { reveals } from './reveals.ts';
import { standings } from './score.ts';
import type { State } from './state.ts';
import { story } from './story.ts';
import { touching } from './touching.ts';

/** What Goa is told by. */
export const telling: TellRules<State, Event> = { redact, standings, story, touching, reveals };
