/** Closes an exhaustive switch: unreachable in typed code, loud when data of an unknown kind gets in. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
