import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeSettings, SETTINGS, settingsTable } from "./settings.js";

test("docs/OPERATIONS.md has the table of all settings", () => {
  const page = readFileSync(new URL("../../../../../docs/OPERATIONS.md", import.meta.url), "utf8");
  const [, table] = /<!-- settings: [^>]*-->\n([\s\S]*?)\n<!-- end of settings -->/.exec(page) ?? [];
  expect(table).toBe(settingsTable());
});

test("the help explains every setting within its columns", () => {
  const help = describeSettings(80);
  for (const { name } of SETTINGS) expect(help).toContain(`  ${name}`);
  expect(Math.max(...help.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});

test("the table says of each setting once what it does", () => {
  expect(new Set(SETTINGS.map(({ name }) => name)).size).toBe(SETTINGS.length);
});
