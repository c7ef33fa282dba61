/** Source of numbers that look random and are the same at every start. */
export interface Draw {
  /** A number from `low` up to and without `high`. */
  between(low: number, high: number): number;
  /** One item of a list. */
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Numbers by the generator mulberry32. @param seed - A whole number: the same seed gives the same numbers. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    oneOf: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
