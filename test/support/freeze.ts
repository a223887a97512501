/**
 * Deep-freezes a JSON value, so that changing it throws. Frozen parts are assumed to be deeply frozen. States
 * share structure, so only the new part is visited.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
