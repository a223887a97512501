/** Places where the crash tests kill the process. In production FAILPOINTS is not bound, so nothing happens. */
const FAILPOINTS = [
  'before-alarm',
  'before-batch',
  'after-batch',
  'before-address',
  'before-answer',
  'in-bot-loop',
  'before-mail',
  'after-mail',
  'before-channels',
  'after-channels',
  'before-put',
  'after-put',
  'in-delete',
] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

export async function failpoint(env: Env, name: Failpoint): Promise<void> {
  if (env.FAILPOINTS !== undefined) await env.FAILPOINTS.fetch(`http://failpoint/${name}`);
}
