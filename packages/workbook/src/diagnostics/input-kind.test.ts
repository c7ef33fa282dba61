import { expect, test } from "vitest";
import { inputKind } from "./input-kind.js";

test.each([
  ["a zip, whatever its name", "PK\u0003\u0004", "project.json", "xlsx"],
  ["a brace on standard input", '\n {"record":', "-", "json"],
  ["a brace behind a byte order mark", "\ufeff{}", "-", "json"],
  ["a file of that name", "", "project.JSON", "json"],
  ["a file of that name with other contents", "{}", "project.xlsx", "xlsx"],
  ["anything else", "year,savings", "-", "xlsx"],
  ["nothing", "", "-", "xlsx"],
])("%s", (_what, text, name, kind) => {
  expect(inputKind(new TextEncoder().encode(text), name)).toBe(kind);
});
