import { afterEach, beforeEach, expect, vi } from "vitest";

// A stray log is either leftover debugging or a message that should be data; both fail the test that caused it.
const methods = ["log", "info", "warn", "error", "debug"] as const;
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, "nothing is written to the console").toEqual([]);
});
