/** Returns a copy with one item moved. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  const others = items.toSpliced(from, 1);
  return item === undefined ? others : others.toSpliced(to, 0, item);
}
