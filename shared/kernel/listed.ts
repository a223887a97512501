import type { Param } from './params.ts';

/** The lists in choices, read by the names of their parameters. */

/** A choice, as far as its parameters are concerned. */
interface HasParams {
  readonly params: readonly Param[];
}

const paramOf = (choice: HasParams | undefined, name: string): Param | undefined =>
  choice?.params.find((param) => param.name === name);

/** The items or fields that a choice lists under `name`; none if it has no such list. */
export function itemsOf(choice: HasParams | undefined, name: string): readonly (string | number)[] {
  const param = paramOf(choice, name);
  if (param?.kind === 'one' || param?.kind === 'subset') return param.of;
  return param?.kind === 'fields' ? Object.keys(param.fields) : [];
}

/** Those of `all` that one of the choices lists under `name`. */
export function listed<T extends string | number>(
  choices: readonly HasParams[],
  name: string,
  all: readonly T[],
): readonly T[] {
  const lists = choices.map((choice) => itemsOf(choice, name));
  return all.filter((item) => lists.some((list) => list.includes(item)));
}

/** How many of a subset or of fields are chosen, or the bounds of a number; 0 to 0 if the choice has none of them. */
export function boundsOf(
  choice: HasParams | undefined,
  name: string,
): { readonly min: number; readonly max: number } {
  const param = paramOf(choice, name);
  return param === undefined || param.kind === 'one' ? { min: 0, max: 0 } : param;
}

/** The fields that a choice names, and the values that each can take. */
export function openFieldsOf(choice: HasParams, name: string): Readonly<Record<string, readonly string[]>> {
  const param = paramOf(choice, name);
  return param?.kind === 'fields' ? param.fields : {};
}
