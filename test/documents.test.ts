import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { SITE_POLICY } from "../scripts/site/site-policy.js";
import { findBrokenLinks } from "./house-rules/document-links.js";
import { findMissingPaths } from "./house-rules/document-paths.js";
import { findUndocumentedFolders } from "./house-rules/documented-folders.js";
import { listFiles, ROOT, readText } from "./house-rules/repository.js";

const DOCUMENTS = listFiles()
  .filter((path) => path.endsWith(".md"))
  .map((path) => ({ path, text: readText(path) }));

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(resolve(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test("the guide for operators has the security policy of the static site", () => {
  expect(readText("docs/OPERATIONS.md")).toContain(`\`${SITE_POLICY}; frame-ancestors 'none'\``);
});

describe("documents link to files and headings that exist", () => {
  test("in every document", () => {
    expect(findBrokenLinks(DOCUMENTS)).toEqual([]);
  });

  test("can fail", () => {
    const text = [
      "# First steps, and more",
      "[here](#first-steps-and-more) [there](ARCHITECTURE.md#invariants) [away](https://example.org/none)",
      "[a](#second-steps) [b](ARCHITECTURE.md#none) [c](none.md) `[d](none.md)`",
    ].join("\n");
    expect(findBrokenLinks([{ path: "docs/a.md", text }])).toEqual(
      ["#second-steps", "ARCHITECTURE.md#none", "none.md"].map(
        (target) => `docs/a.md links to ${target}, which does not exist`,
      ),
    );
  });
});

test("every command of epb has a page in docs/cli and a row in docs/cli.md", () => {
  const index = readText("docs/cli.md");
  const missing = foldersIn("packages/cli/src/commands").flatMap((name) => {
    const page = `docs/cli/${name}.md`;
    return [
      ...(DOCUMENTS.some(({ path }) => path === page) ? [] : [`Add ${page}.`]),
      ...(index.includes(`(cli/${name}.md)`) ? [] : [`Add a row for epb ${name} in docs/cli.md.`]),
    ];
  });
  expect(missing).toEqual([]);
});

describe("documents name files and folders that exist", () => {
  test("in every document", () => {
    expect(findMissingPaths(DOCUMENTS)).toEqual([]);
  });

  test("can fail", () => {
    const text = [
      "`packages/engine/src/savings`, `workbook/xlsx`, `start/config`, `bin.ts`, and `.ci/journeys/` exist.",
      "`packages/none/`, `engine/none`, `base/none.ts`, and `none.ts` do not.",
      "`application/json`, `@epb/engine`, `<area>/none.ts`, and `savings/none` are no places.",
      "```ts\n`none.ts`\n```",
    ].join("\n");
    expect(findMissingPaths([{ path: "docs/a.md", text }])).toEqual(
      ["packages/none/", "engine/none", "base/none.ts", "none.ts"].map(
        (path) => `docs/a.md names ${path}, which does not exist`,
      ),
    );
  });
});

describe("the page on architecture describes each folder of each package", () => {
  test("once, and no other folder", () => {
    const folders = new Map(foldersIn("packages").map((name) => [name, foldersIn(`packages/${name}/src`)]));
    expect(findUndocumentedFolders(readText("docs/ARCHITECTURE.md"), folders)).toEqual([]);
  });

  test("can fail", () => {
    const page = [
      "| folder of `packages/cli/src` | holds |",
      "|---|---|",
      "| `one` `two` | a `third` |",
      "| `one` | b |",
      "",
      "| folder of `packages/viewer/src` | holds |",
      "|---|---|",
      "| `four` | c |",
    ].join("\n");
    const folders = new Map([
      ["cli", ["one", "third"]],
      ["viewer", ["four"]],
      ["server", ["five"]],
    ]);
    expect(findUndocumentedFolders(page, folders)).toEqual([
      "cli: third is not described",
      "cli: two does not exist",
      "cli: one is described twice",
      "server: five is not described",
    ]);
  });
});
