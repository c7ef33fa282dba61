/**
 * Works on items several at a time and gives the results in the order of the items. At most so many are begun and not
 * yet given, so the memory does not grow with the list.
 */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  mostAtOnce: number,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  let next = 0;
  while (true) {
    for (let item = items[next]; item !== undefined && begun.length < mostAtOnce; item = items[next]) {
      begun.push(work(item));
      next++;
    }
    const first = begun.shift();
    if (first === undefined) return;
    yield await first;
  }
}
