// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useInSlices } from "./use-in-slices.js";

afterEach(cleanup);

test("works on one item after the other, and shows each result as it comes", async () => {
  const work = (item: number): number => item * 10;
  const items = [1, 2, 3];
  const seen: number[] = [];
  const { result } = renderHook(() => {
    const results = useInSlices(items, work);
    seen.push(results.length);
    return results;
  });
  await waitFor(() => expect(result.current).toEqual([10, 20, 30]));
  expect(seen).toEqual([0, 1, 2, 3]);
});

test("begins anew with other items, without results of the old ones", async () => {
  const work = (item: string): string => item.toUpperCase();
  const shown: string[] = [];
  const { result, rerender } = renderHook(
    ({ items }) => {
      const results = useInSlices(items, work);
      shown.push(`${items.join("")} ${results.join("")}`);
      return results;
    },
    { initialProps: { items: ["a", "b", "c"] } },
  );
  await waitFor(() => expect(result.current).toEqual(["A", "B", "C"]));
  shown.length = 0;
  rerender({ items: ["x", "y"] });
  await waitFor(() => expect(result.current).toEqual(["X", "Y"]));
  expect(shown).toEqual(["xy ", "xy X", "xy XY"]);
});
