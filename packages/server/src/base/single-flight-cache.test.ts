import { expect, test } from "vitest";
import { SingleFlightCache } from "./single-flight-cache.js";

const work = new SingleFlightCache<string>(100, (result) => result.length);

test("is done once, for who asks at the same time and for who asks later", async () => {
  let count = 0;
  const count1 = async (): Promise<string> => {
    count += 1;
    return `result ${count}`;
  };
  const both = Promise.all([work.resultOf("a", count1), work.resultOf("a", count1)]);
  expect(await both).toEqual(["result 1", "result 1"]);
  expect(await work.resultOf("a", count1)).toBe("result 1");
  expect(await work.resultOf("b", count1)).toBe("result 2");
});

test("that failed is done again", async () => {
  await expect(work.resultOf("c", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await work.resultOf("c", async () => "yes")).toBe("yes");
});
