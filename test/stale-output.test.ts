import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { staleOutput } from "../scripts/packages/stale-output.js";

const folder = mkdtempSync(join(tmpdir(), "stale-output-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("output without a source file is stale, and everything else in the folder stays", () => {
  for (const file of [
    "src/present.ts",
    "src/forms/screen.tsx",
    "dist/.tsbuildinfo",
    "dist/data.json",
    "dist/present.js",
    "dist/present.js.map",
    "dist/present.d.ts",
    "dist/forms/screen.js",
    "dist/moved.js",
    "dist/forms/moved.d.ts",
    "dist/forms/moved.d.ts.map",
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  expect(staleOutput(folder)).toEqual(["forms/moved.d.ts", "forms/moved.d.ts.map", "moved.js"]);
});

test("a package that was never built has none", () => {
  expect(staleOutput(join(folder, "missing"))).toEqual([]);
});
