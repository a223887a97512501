/** How often `item` occurs. */
export function countOf<T>(items: readonly T[], item: NoInfer<T>): number {
  let n = 0;
  for (const other of items) if (other === item) n += 1;
  return n;
}
