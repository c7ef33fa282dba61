import { expect, test } from "vitest";
import { inOrder } from "./in-order.js";

async function collect<Result>(results: AsyncIterable<Result>): Promise<readonly Result[]> {
  const all: Result[] = [];
  for await (const result of results) all.push(result);
  return all;
}

test("results come in the order of the items, whichever is done first", async () => {
  const slowFirst = (item: number): Promise<number> =>
    new Promise((resolve) => setTimeout(() => resolve(item), 40 - 10 * item));
  expect(await collect(inOrder([0, 1, 2, 3], slowFirst, 4))).toEqual([0, 1, 2, 3]);
});

test("no more are begun at once than allowed, and as many as allowed are", async () => {
  let running = 0;
  let most = 0;
  const work = async (item: number): Promise<number> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, item % 3));
    running--;
    return item;
  };
  const items = Array.from({ length: 50 }, (_, index) => index);
  expect(await collect(inOrder(items, work, 4))).toEqual(items);
  expect(most).toBe(4);
});

test("nothing to do gives nothing", async () => {
  expect(await collect(inOrder([], async () => 1, 4))).toEqual([]);
});
