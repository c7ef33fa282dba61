// @vitest-environment jsdom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { askAgain } from "./use-call.js";

test("waits for new answers of the page, and not for those beside the page", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answered: string[] = [];
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const observe = (key: string, isBeside: boolean, answer: () => Promise<unknown>) =>
    new QueryObserver(queries, {
      queryKey: ["listUsers", key],
      queryFn: async () => {
        await answer();
        answered.push(key);
        return key;
      },
      initialData: "old",
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isBeside },
    }).subscribe(() => {});
  const ends = [observe("page", false, async () => {}), observe("bar", true, () => held)];
  await askAgain(queries, [{ name: "listUsers" }]);
  expect(answered).toEqual(["page"]);
  release();
  await expect.poll(() => answered).toEqual(["page", "bar"]);
  for (const end of ends) end();
});
