import { expect, test } from "vitest";
import { memoryIo } from "../memory-io.testing.js";
import { choosePaint } from "./paint.js";

const error = (columns: number | undefined, env: Record<string, string>, colorOption: boolean): string => {
  const io = memoryIo({ env, ...(columns !== undefined && { columns }) });
  return choosePaint(io.stdoutTerminal, io, colorOption)("error", "error");
};

test("a terminal has colour", () => {
  expect(error(80, {}, true)).toContain("\u001b[31m");
});

test.each([
  ["what is not a terminal", undefined, {}, true],
  ["--no-color", 80, {}, false],
  ["NO_COLOR", 80, { NO_COLOR: "1" }, true],
  ["a dumb terminal", 80, { TERM: "dumb" }, true],
])("%s has none", (_what, columns, env, colorOption) => {
  expect(error(columns, env, colorOption)).toBe("error");
});

test("an empty NO_COLOR asks for nothing", () => {
  expect(error(80, { NO_COLOR: "" }, true)).toContain("\u001b[31m");
});
