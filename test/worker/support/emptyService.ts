import { vi } from 'vitest';
import { emptyService } from './emptied.ts';

/** The files share one service, and each begins with an empty one: real clock, no stand-ins, nothing stored. */
vi.useRealTimers();
vi.restoreAllMocks();
await emptyService();
