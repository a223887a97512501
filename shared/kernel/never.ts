/** Closes an exhaustive switch. Typed code cannot reach it; data of an unknown kind makes it throw. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
