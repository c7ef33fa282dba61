// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
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

test("begins anew with other items, and leaves the rest of the old ones", async () => {
  const work = vi.fn((item: string) => item.toUpperCase());
  const { result, rerender } = renderHook(({ items }) => useInSlices(items, work), {
    initialProps: { items: ["a", "b", "c"] },
  });
  rerender({ items: ["x"] });
  expect(result.current).toEqual([]);
  await waitFor(() => expect(result.current).toEqual(["X"]));
  expect(work.mock.calls).toEqual([["x"]]);
});
