import * as fc from "fast-check";
import { expect, test } from "vitest";
import { filesOfShard, parseShard } from "./shard.js";

test("two of five is the second part", () => {
  expect(parseShard("2/5")).toEqual({ index: 2, count: 5 });
});

test.each(["", "2", "0/5", "6/5", "1/0", "-1/5", "1.5/5", "2/5/7", " 2/5", "a/b"])("%j is no part", (text) => {
  expect(parseShard(text)).toBeUndefined();
});

test("every file is in one part, and the parts differ by one file at most", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 9 }), (files, count) => {
      const parts = Array.from({ length: count }, (_, part) => filesOfShard(files, { index: part + 1, count }));
      expect(parts.flat().sort()).toEqual([...files].sort());
      const sizes = parts.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
    { seed: 1 },
  );
});
