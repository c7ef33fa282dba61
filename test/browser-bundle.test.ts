import { describe, expect, test } from "vitest";
import { type BrowserBundle, browserBundle } from "./testing/browser-bundle.js";

const LIMIT_BYTES = 68_000;

/** Words that identify code of Node or of zod, even after minification. */
const NODE = /\bnode:|\brequire\(|\bprocess\.|\bBuffer\b|\b__dirname\b|__vite-browser-external/;
const ZOD = /_zod\b/;

/** Folders of the engine and packages with files of a bundle. */
const placesOf = ({ modules }: BrowserBundle): string[] => [
  ...new Set(
    modules.map(
      (id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.replace(/^(.*\/src\/[^/]+)\/.*$/, "$1"),
    ),
  ),
];

describe("calculateProject in a bundle for browsers", async () => {
  const bundle = await browserBundle('export { calculateProject } from "@epb/engine";');
  const places = placesOf(bundle);

  test(`is at most ${LIMIT_BYTES} bytes gzipped, decimals and all`, () => {
    expect(places).toContain("decimal.js");
    expect(bundle.gzippedBytes).toBeGreaterThan(15_000);
    expect(bundle.gzippedBytes).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  test("has no zod in it", () => {
    expect(places).not.toContain("zod");
    expect(bundle.code).not.toMatch(ZOD);
  });

  test("asks nothing of Node and imports nothing", () => {
    expect(bundle.code).not.toMatch(NODE);
    expect(bundle.code).not.toMatch(/\bimport\b/);
  });

  test("brings decimals, the leap-year rule and no other package", () => {
    expect(places.filter((place) => !place.startsWith("packages/"))).toEqual(
      expect.arrayContaining(["decimal.js", "date-fns"]),
    );
    expect(places.filter((place) => !place.startsWith("packages/"))).toHaveLength(2);
  });

  test("has no code for explanations, comparisons, or reports of a result", () => {
    const telling = ["explain", "compare", "economics", "whatif", "replay", "report"];
    const folders = places.map((place) => place.replace("packages/engine/src/", ""));
    expect(folders.filter((folder) => telling.includes(folder))).toEqual([]);
  });

  test("brings the default reference data and no other edition", () => {
    const data = bundle.modules.filter((id) => id.includes("/reference/data/")).map((id) => id.replace(/^.*\//, ""));
    expect(data.sort()).toEqual([
      "data-sources.ts",
      "egrid-2023.ts",
      "fuel-factor-rows.ts",
      "state-subregions.ts",
      "warming-potential-tables.ts",
      "zip-code-prefix-subregions.ts",
      "zip-code-prefixes.ts",
    ]);
  });
});

test.each([
  ["ecmPrice", ["packages/engine/src/pricing"]],
  ["monthlyInterest", ["decimal.js", "packages/engine/src/amortization", "packages/engine/src/decimal"]],
])("%s on its own brings what it needs and nothing else", async (formula, places) => {
  const bundle = await browserBundle(`export { ${formula} } from "@epb/engine";`);
  expect(placesOf(bundle).sort()).toEqual(places);
});

test("the example project is only in a bundle that uses it", async () => {
  const hasExample = async (source: string): Promise<boolean> =>
    (await browserBundle(source)).modules.some((id) => id.includes("example-project"));
  expect(await hasExample('export { calculate } from "@epb/engine/simple";')).toBe(false);
  expect(await hasExample('export { exampleProject } from "@epb/engine/simple";')).toBe(true);
});

test("zod and Node are found where they are", async () => {
  const { code } = await browserBundle('export { parseProject } from "@epb/engine";');
  expect(code).toMatch(ZOD);
  expect('import { readFileSync } from "node:fs";').toMatch(NODE);
  expect("process.env.HOME").toMatch(NODE);
});
