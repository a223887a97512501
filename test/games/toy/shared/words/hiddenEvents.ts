/** Events without a line in log and mail: drawing tells enough. */
export const hiddenEvents: ReadonlySet<string> = new Set(['reshuffled']);
