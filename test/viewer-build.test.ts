import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const DIST = new URL("../packages/viewer/dist/", import.meta.url);

/** @see performance §5 */
const BUDGET = { js: 170_000, css: 25_000 } as const;

/** Bytes of the chunk that draws charts, gzipped. */
const CHART_BUDGET = 125_000;

const gzippedBytes = (name: string): number => gzipSync(readFileSync(new URL(name, DIST))).length;

/** Bytes of the scripts and styles of the sign-in page, as the server sends them. */
const SIGN_IN_BUDGET = 180_000;

/** Files that the page references, and all imports of its scripts. @param more - Files that a screen adds. */
function firstLoad(more: readonly string[] = []): ReadonlySet<string> {
  const names = new Set([
    ...[...readFileSync(new URL("index.html", DIST), "utf8").matchAll(/"\/(assets\/[^"]+)"/g)].map(
      ([, name = ""]) => name,
    ),
    ...more,
  ]);
  for (const name of names) {
    if (!name.endsWith(".js")) continue;
    const imports = readFileSync(new URL(name, DIST), "utf8").matchAll(
      /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g,
    );
    for (const [, other = ""] of imports) names.add(`assets/${other}`);
  }
  return names;
}

const total = (names: ReadonlySet<string>, extension: string): number =>
  [...names].filter((name) => name.endsWith(extension)).reduce((sum, name) => sum + gzippedBytes(name), 0);

test("the first load of a browser stays within its budget", () => {
  const names = firstLoad();
  const [js, css] = [total(names, ".js"), total(names, ".css")];
  expect(js).toBeGreaterThan(50_000);
  expect(js).toBeLessThanOrEqual(BUDGET.js);
  expect(css).toBeGreaterThan(5_000);
  expect(css).toBeLessThanOrEqual(BUDGET.css);
});

test("the sign-in page loads no script of another page", () => {
  const own = readdirSync(new URL("assets/", DIST)).filter((name) => /^login-scene-.*\.(js|css)$/.test(name));
  expect(own).not.toEqual([]);
  const names = firstLoad(own.map((name) => `assets/${name}`));
  const bytes = [...names].reduce((sum, name) => sum + readFileSync(new URL(`${name}.br`, DIST)).length, 0);
  expect(bytes).toBeLessThanOrEqual(SIGN_IN_BUDGET);
});

/** Bytes of the files that the check stores in a browser, before compression. */
const STORED_BUDGET = 2_600_000;

test("the check stores the files that it can load, and none of another page", () => {
  const worker = readFileSync(new URL("check-worker.js", DIST), "utf8");
  const [, stored = ""] = /^const STORED = (\{.+\});\n/.exec(worker) ?? [];
  const { page, hashed, unhashed } = JSON.parse(stored) as {
    readonly page: string;
    readonly hashed: readonly string[];
    readonly unhashed: readonly string[];
  };
  for (const name of ["checker", "check-scene", "chart-drawing", "figures-part", "trace-unknown", "PublicSans-Bold"]) {
    expect(hashed).toContainEqual(expect.stringContaining(`/${name}-`));
  }
  expect(hashed.filter((name) => /(?<!check)-scene|worker/.test(name))).toEqual([]);
  const sizes = [page, ...hashed, ...unhashed].map((name) => readFileSync(new URL(name, DIST)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(STORED_BUDGET);
});

test("every file has its compressed forms beside it", () => {
  const names = readdirSync(new URL("assets/", DIST));
  const scripts = names.filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.filter((name) => !names.includes(`${name}.br`) || !names.includes(`${name}.gz`))).toEqual([]);
});

test("a chart has one separate chunk, which has the library and stays within its budget", () => {
  const scripts = readdirSync(new URL("assets/", DIST)).filter((name) => name.endsWith(".js"));
  const drawing = scripts.filter((name) => readFileSync(new URL(`assets/${name}`, DIST)).includes("recharts-wrapper"));
  expect(drawing).toEqual([expect.stringMatching(/^chart-drawing-/)]);
  expect(drawing.reduce((sum, name) => sum + gzippedBytes(`assets/${name}`), 0)).toBeLessThanOrEqual(CHART_BUDGET);
});
