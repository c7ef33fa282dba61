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
])("%s has no color", (_what, columns, env, colorOption) => {
  expect(error(columns, env, colorOption)).toBe("error");
});

test.each([
  ["FORCE_COLOR", { FORCE_COLOR: "1" }, true],
  ["FORCE_COLOR=3", { FORCE_COLOR: "3" }, true],
  ["CLICOLOR_FORCE", { CLICOLOR_FORCE: "1" }, true],
  ["FORCE_COLOR on a dumb terminal", { FORCE_COLOR: "1", TERM: "dumb" }, true],
  ["FORCE_COLOR=0", { FORCE_COLOR: "0" }, false],
  ["CLICOLOR_FORCE=0", { CLICOLOR_FORCE: "0" }, false],
  ["FORCE_COLOR beside NO_COLOR", { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
  ["CLICOLOR_FORCE beside NO_COLOR", { CLICOLOR_FORCE: "1", NO_COLOR: "1" }, false],
])("%s in a pipe has color: %j, %s", (_what, env, hasColor) => {
  expect(error(undefined, env, true) !== "error").toBe(hasColor);
});

test("FORCE_COLOR=0 refuses color on a terminal, and --no-color wins over FORCE_COLOR", () => {
  expect(error(80, { FORCE_COLOR: "0" }, true)).toBe("error");
  expect(error(80, { FORCE_COLOR: "1" }, false)).toBe("error");
});

test("an empty NO_COLOR asks for nothing", () => {
  expect(error(80, { NO_COLOR: "" }, true)).toContain("\u001b[31m");
});
