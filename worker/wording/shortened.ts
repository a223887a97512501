/** The text in at most `most` UTF-16 units. Where it is cut, it ends with “…”; no character is cut in two. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…`;
