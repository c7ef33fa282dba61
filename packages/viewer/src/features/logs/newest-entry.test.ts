import { expect, test } from "vitest";
import { newestEntry } from "./newest-entry.js";

test("the newest entry is found, however many there are, with few questions", async () => {
  for (const newest of [0, 1, 2, 3, 7, 8, 9, 100, 100_000]) {
    let questions = 0;
    const found = await newestEntry(async (sequence) => {
      questions += 1;
      return sequence < newest;
    });
    expect(found).toBe(newest);
    expect(questions).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(newest + 1)) + 2);
  }
});
