import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ALL_COLLECTIONS } from "./all-collections.js";

test("lists every collection that the sources define", async () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const files = (await readdir(root, { recursive: true })).filter((file) => /(?<!\.test|\.testing)\.ts$/.test(file));
  const defined: string[] = [];
  for (const file of files) {
    const text = await readFile(`${root}/${file}`, "utf8");
    for (const [, name] of text.matchAll(/\bconst \w+: Collection<\w+> = \{\s*name: "([^"]+)"/g)) {
      if (name !== undefined) defined.push(name);
    }
  }
  expect(defined).toContain("users");
  expect(ALL_COLLECTIONS.map(({ name }) => name).sort()).toEqual(defined.sort());
});

test("has names that tables, columns and indexes can have", () => {
  for (const { name, columns } of ALL_COLLECTIONS) {
    expect(name).not.toMatch(/^store_/);
    for (const column of Object.keys(columns)) {
      // Those of the store itself begin so.
      expect(column).not.toMatch(/^_/);
      // PostgreSQL cuts off longer names, and would take two indexes for one.
      expect(`${name}_${column}_descending`.length).toBeLessThanOrEqual(63);
    }
  }
});
