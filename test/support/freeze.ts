/**
 * Freezes a JSON value through and through, so that whoever changes it throws. What is frozen already is
 * taken to be frozen below as well: states share their structure, and only the new part is walked.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
