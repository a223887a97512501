/** Whether a part of the table differs from `since`, for `data-changed`. `part` returns it as a plain value. */
export const mark = <T>(
  since: T | undefined,
  shown: T,
  part: (of: T) => string | number | null | undefined,
): true | undefined => (since !== undefined && part(since) !== part(shown) ? true : undefined);
