import type { TellRules } from '../../kernel/rules.ts';
import type { Event } from './events.ts';
import { redact } from './redact.ts';
import { refusal } from './refusal.ts';
import { reveals } from './reveals.ts';
import { standings } from './score.ts';
import type { State } from './state.ts';
import { story } from './story.ts';
import { touching } from './touching.ts';

/** What Goa is told by; the page loads it when the table is there. */
export const telling: TellRules<State, Event> = { refusal, redact, standings, story, touching, reveals };
