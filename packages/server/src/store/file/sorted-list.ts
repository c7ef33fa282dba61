/** Maximum size of a block before it is split in two. */
const BLOCK = 512;

/** Position of an item. */
interface Place {
  readonly block: number;
  readonly index: number;
}

/** Sorted items in blocks, so that an insertion or removal moves only a few. No two items are equal. */
export class SortedList<Item> {
  readonly #compare: (left: Item, right: Item) => number;
  #blocks: Item[][] = [];

  /** @param sorted - Items in ascending order. */
  constructor(compare: (left: Item, right: Item) => number, sorted: readonly Item[] = []) {
    this.#compare = compare;
    for (let start = 0; start < sorted.length; start += BLOCK / 2) {
      this.#blocks.push(sorted.slice(start, start + BLOCK / 2));
    }
  }

  add(item: Item): void {
    const { block, index } = this.#place(item);
    const items = this.#blocks[block] ?? this.#blocks.at(-1);
    if (items === undefined) {
      this.#blocks.push([item]);
      return;
    }
    const at = block < this.#blocks.length ? block : this.#blocks.length - 1;
    items.splice(block < this.#blocks.length ? index : items.length, 0, item);
    if (items.length > BLOCK) this.#blocks.splice(at + 1, 0, items.splice(BLOCK / 2));
  }

  remove(item: Item): void {
    const { block, index } = this.#place(item);
    const items = this.#blocks[block];
    const found = items?.[index];
    if (items === undefined || found === undefined || this.#compare(found, item) !== 0) return;
    items.splice(index, 1);
    if (items.length === 0) this.#blocks.splice(block, 1);
  }

  /** Items from `start` (which need not be in the list) up to and without `end`. */
  *between(start?: Item, end?: Item): Generator<Item> {
    const first = start === undefined ? { block: 0, index: 0 } : this.#place(start);
    let { index } = first;
    for (let block = first.block; block < this.#blocks.length; block += 1) {
      const items = this.#blocks[block] ?? [];
      for (; index < items.length; index += 1) {
        const item = items[index] as Item;
        if (end !== undefined && this.#compare(item, end) >= 0) return;
        yield item;
      }
      index = 0;
    }
  }

  /** The last item before `end`; without `end`, the last of all. */
  lastBefore(end?: Item): Item | undefined {
    if (end === undefined) return this.#blocks.at(-1)?.at(-1);
    const { block, index } = this.#place(end);
    return index > 0 ? this.#blocks[block]?.[index - 1] : this.#blocks[block - 1]?.at(-1);
  }

  /** Number of items from `start` up to and without `end`. */
  count(start?: Item, end?: Item): number {
    const before = (place: Place): number =>
      this.#blocks.slice(0, place.block).reduce((sum, items) => sum + items.length, place.index);
    const last: Place = end === undefined ? { block: this.#blocks.length, index: 0 } : this.#place(end);
    return Math.max(0, before(last) - (start === undefined ? 0 : before(this.#place(start))));
  }

  /** Position of the first item that is not before this one. */
  #place(item: Item): Place {
    const block = lowest(this.#blocks.length, (at) => this.#compare(this.#blocks[at]?.at(-1) as Item, item) >= 0);
    const items = this.#blocks[block] ?? [];
    return { block, index: lowest(items.length, (at) => this.#compare(items[at] as Item, item) >= 0) };
  }
}

/** Lowest number below `count` for which `holds` is true, if it is true for all above as well; otherwise `count`. */
function lowest(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
