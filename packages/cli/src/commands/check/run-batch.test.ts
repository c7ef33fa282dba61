import { expect, test } from "vitest";
import { inOrder } from "./run-batch.js";

async function collect<Result>(results: AsyncIterable<Result>): Promise<readonly Result[]> {
  const all: Result[] = [];
  for await (const result of results) all.push(result);
  return all;
}

/** Lets other work of the process go on, a number of times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test("results are in the order of the items, regardless of the order of completion", async () => {
  const slowFirst = async (item: number): Promise<number> => {
    await turns(3 - item);
    return item;
  };
  expect(await collect(inOrder([0, 1, 2, 3], slowFirst, 4))).toEqual([0, 1, 2, 3]);
});

test("as many as allowed run at the same time, and no more", async () => {
  let running = 0;
  let most = 0;
  const work = async (item: number): Promise<number> => {
    most = Math.max(most, ++running);
    await turns(item % 3);
    running--;
    return item;
  };
  const items = Array.from({ length: 50 }, (_, index) => index);
  expect(await collect(inOrder(items, work, 4))).toEqual(items);
  expect(most).toBe(4);
});

test("an empty list has no results", async () => {
  expect(await collect(inOrder([], async () => 1, 4))).toEqual([]);
});
