import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findChance } from "./house-rules/chance.js";
import { findCliLayerViolations } from "./house-rules/cli-layers.js";
import { findDecimalComparisons } from "./house-rules/decimal-operators.js";
import { ENGINE_LAYERS, findLayerViolations } from "./house-rules/engine-layers.js";
import { findEntryPointViolations } from "./house-rules/entry-points.js";
import { findFolderCycles } from "./house-rules/folder-cycles.js";
import { findPackageViolations } from "./house-rules/package-imports.js";
import { findProcessExits } from "./house-rules/process-exit.js";
import { findImpurity } from "./house-rules/purity.js";
import { example, listFiles, loadRepository, pathOf, ROOT, readText } from "./house-rules/repository.js";
import { findRounding } from "./house-rules/rounding.js";
import { findMisnamedScenes } from "./house-rules/scene-names.js";
import { FEATURE_IMPORTS, findServerLayerViolations } from "./house-rules/server-layers.js";
import { findCopiedSentences, findLongQuotations } from "./house-rules/spec-words.js";
import { findLongFiles, findMachinePaths, findUnfinishedNotes, type TextFile } from "./house-rules/texts.js";
import { findSwitchedOffTests } from "./house-rules/unfinished.js";
import { findViewerLayerViolations } from "./house-rules/viewer-layers.js";
import { findStrayStyles } from "./house-rules/viewer-styles.js";
import { timeLimit } from "./testing/runs.js";

// Two rules ask for types, so their bad examples are loaded with the sources.
const COMPARING = "packages/engine/src/pricing/comparing-example.ts";
const ROUNDING = "packages/engine/src/pricing/rounding-example.ts";
const FORMATTING = "packages/cli/src/format/rounding-example.ts";
const REPOSITORY = loadRepository({
  [COMPARING]: `
    import { Decimal, ZERO } from "../decimal/decimal.js";
    const price: Decimal | undefined = Math.random() > 0.5 ? new Decimal(1) : undefined;
    export const absent = price === undefined || price !== null;
    export const order = [new Decimal(1) < ZERO, ZERO >= 1];
    export const same = price === ZERO;
    export function choose<Amount extends Decimal>(amount: Amount): boolean {
      switch (amount) {
        default:
          return ZERO != amount;
      }
    }
    export const numbers = [1 < 2, ZERO.gt(1), ZERO.toFixed() === "0"];
  `,
  [ROUNDING]: `
    import { Decimal, ZERO } from "../decimal/decimal.js";
    export const cents = ZERO.toDecimalPlaces(2);
    export const text = ZERO.toFixed(2);
    export const whole = [ZERO.floor(), Decimal.round(ZERO), Math.round(0.5), (0.5).toFixed(2)];
    export const exact = ZERO.toFixed();
  `,
  [FORMATTING]: `
    import { Decimal } from "@epb/engine";
    const rate = new Decimal("0.04755");
    export const words = [rate.toFixed(2), rate.toDecimalPlaces(4).toFixed()];
    export const data = rate.toDecimalPlaces(4);
  `,
});

const TEXTS: readonly TextFile[] = listFiles()
  .filter((path) => !/\.(xlsx|xls|ods|zip|png|webp|ico|woff2?)$|results\.json$/.test(path))
  .map((path) => ({ path, text: readText(path) }));

const lineOf = (violation: string): number => Number(/:(\d+) /.exec(violation)?.[1]);

describe("imports inside the engine go to lower layers, and formula folders do not import each other", () => {
  test("in every file", () => {
    expect(findLayerViolations(REPOSITORY.shipped)).toEqual([]);
  });

  test("every layer of the table is written once", () => {
    const folders = ENGINE_LAYERS.flat();
    expect([...new Set(folders)]).toEqual(folders);
  });

  test("can fail", () => {
    const upwards = example("packages/engine/src/model/a.ts", 'import { b } from "../savings/b.js";');
    const sideways = example("packages/engine/src/pricing/a.ts", 'export type { B } from "../savings/b.js";');
    const hidden = example("packages/engine/src/pricing/a.ts", 'type B = import("../calculate/b.js").B;');
    const homeless = example("packages/engine/src/utilities/a.ts", "export {};");
    const good = example("packages/engine/src/pricing/a.ts", 'import "../decimal/sum.js"; import "./b.js";');
    expect(findLayerViolations([upwards, sideways, hidden, homeless, good])).toEqual([
      "packages/engine/src/model/a.ts:1 model must not import savings, a layer above it",
      "packages/engine/src/pricing/a.ts:1 pricing must not import savings; take what is needed as an argument",
      "packages/engine/src/pricing/a.ts:1 pricing must not import calculate, a layer above it",
      'packages/engine/src/utilities/a.ts:1 "utilities" has no layer; give it one in engine-layers.ts',
    ]);
  });
});

describe("packages import only packages that the table allows", () => {
  test("in every file", () => {
    expect(findPackageViolations(REPOSITORY.shipped)).toEqual([]);
  });

  test("can fail", () => {
    const bad = [
      example("packages/engine/src/savings/a.ts", 'import { Decimal } from "decimal.js";'),
      example("packages/engine/src/savings/b.ts", 'import { makeFinding } from "@epb/workbook";'),
      example("packages/workbook/src/xlsx/c.ts", 'const library = await import("exceljs");'),
      example("packages/workbook/src/xlsx/d.ts", 'import { inflateRawSync } from "node:zlib";'),
      example("packages/workbook/src/xlsx/e.ts", 'import { write } from "../write/index.js";'),
      example("packages/cli/src/f.ts", 'import { calculateProject } from "../../engine/src/index.js";'),
      example("packages/unheard-of/src/g.ts", ""),
    ];
    const good = [
      example("packages/engine/src/decimal/h.ts", 'import { Decimal } from "decimal.js";'),
      example("packages/engine/src/input/i.ts", 'import * as z from "zod/mini";'),
      example("packages/workbook/src/node/j.ts", 'import { readFile } from "node:fs/promises";'),
      example("packages/cli/src/k.ts", 'import { calculateProject } from "@epb/engine"; import "./l.js";'),
      example("packages/cli/src/zod-settings.ts", 'import * as z from "zod/mini";'),
    ];
    expect(findPackageViolations([...bad, ...good])).toEqual([
      "packages/engine/src/savings/a.ts:1 engine must not import decimal.js: only decimal may",
      "packages/engine/src/savings/b.ts:1 engine must not import @epb/workbook: imports go one way",
      "packages/workbook/src/xlsx/c.ts:1 workbook must not import exceljs: only write may",
      "packages/workbook/src/xlsx/d.ts:1 workbook must not import node:zlib: Node is not there",
      "packages/workbook/src/xlsx/e.ts:1 workbook must not import ../write/index.js: write/ is reached through its own entry point only",
      "packages/cli/src/f.ts:1 cli must not import ../../engine/src/index.js: it lies outside the package; import the package by its name",
      'packages/unheard-of/src/g.ts:1 package "unheard-of" has no row in package-imports.ts',
    ]);
  });
});

describe("decimals are compared with methods", () => {
  // The compiler checks the types of every file for this.
  test("in every file, tests and scripts included", { timeout: timeLimit(60_000) }, () => {
    expect(findDecimalComparisons(REPOSITORY.files, REPOSITORY.checker)).toEqual([]);
  });

  test("can fail, through unions and type parameters too", () => {
    const found = findDecimalComparisons([REPOSITORY.example(COMPARING)], REPOSITORY.checker);
    expect(found.map(lineOf)).toEqual([5, 5, 6, 8, 10]);
    expect(found[0]).toBe(`${COMPARING}:5 compares decimals with <; use .lt()`);
  });
});

describe("decimals are rounded in decimal/ and nowhere else", () => {
  test("in every file that is shipped", () => {
    expect(findRounding(REPOSITORY.shipped, REPOSITORY.checker)).toEqual([]);
  });

  test("can fail, and leaves numbers alone", () => {
    const found = findRounding([REPOSITORY.example(ROUNDING)], REPOSITORY.checker);
    expect(found.map(lineOf)).toEqual([3, 4, 5, 5]);
    expect(findRounding([REPOSITORY.example(FORMATTING)], REPOSITORY.checker).map(lineOf)).toEqual([5]);
  });
});

describe("the engine asks nothing of the world outside", () => {
  test("in every file", () => {
    expect(findImpurity(REPOSITORY.shipped)).toEqual([]);
  });

  test("can fail", () => {
    const bad = example(
      "packages/engine/src/savings/a.ts",
      [
        'import { readFileSync } from "node:fs";',
        "export const now = Date.now();",
        "export const today = new Date();",
        "export const seed = Math.random();",
        'console.log("savings");',
        "export const folder = process.cwd();",
        "export const clock = { performance };",
      ].join("\n"),
    );
    const good = example(
      "packages/engine/src/savings/b.ts",
      "export const day = new Date(2024, 0, 31); export const row = { process: 1 }; export const one = row.process;",
    );
    expect(findImpurity([bad, good]).map(lineOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("only a program ends the process", () => {
  test("in every file", () => {
    expect(findProcessExits(REPOSITORY.shipped)).toEqual([]);
  });

  test("can fail", () => {
    const command = example("packages/cli/src/commands/a.ts", "process.exit(1);");
    const program = example("packages/cli/src/bin.ts", "process.exitCode = 1;");
    expect(findProcessExits([command, program])).toEqual([
      "packages/cli/src/commands/a.ts:1 process.exit stands in bin.ts only; return an exit code",
    ]);
  });
});

describe("entry points list the names that they export", () => {
  test("in every file", () => {
    expect(findEntryPointViolations(REPOSITORY.shipped)).toEqual([]);
  });

  test("can fail", () => {
    const open = example(
      "packages/engine/src/reference/index.ts",
      'export * from "./a.js";\nexport * as b from "./b.js";',
    );
    const busy = example("packages/engine/src/index.ts", 'export { c } from "./c.js";\nexport const d = 1;');
    expect(findEntryPointViolations([open, busy]).map(lineOf)).toEqual([1, 2, 2]);
  });
});

describe("every test runs", () => {
  test("in every file", () => {
    expect(findSwitchedOffTests(REPOSITORY.files)).toEqual([]);
  });

  test("can fail", () => {
    const bad = example("test/a.test.ts", "test.skip('x');\ndescribe.each([]).only('y');\nit.todo('z');");
    const good = example("test/b.test.ts", "test.each([1])('x'); options.only = true;");
    expect(findSwitchedOffTests([bad, good]).map(lineOf)).toEqual([1, 2, 3]);
  });
});

describe("no test fails by chance", () => {
  test("in any file", () => {
    expect(findChance(REPOSITORY.files)).toEqual([]);
  });

  test("can fail", () => {
    const lines = [
      "test('x', () => {}, 60_000);",
      "describe.each([])('y', { timeout: 1 }, () => {});",
      "beforeAll(async () => {}, LIMIT);",
      "await page.waitForTimeout(200);",
      "await new Promise((resolve) => setTimeout(resolve, 500));",
      "expect(await page.locator('tr').count()).toBe(3);",
      "const id = String(Date.now());",
      "// Waits for 20 workbooks.",
      "test('x', () => {}, 60_000);",
      "test('x', () => {}); test.each([1])('y', () => {}); describe('z', { shuffle: false }, () => {});",
      "await expect.poll(() => page.locator('tr').count()).toBe(3); const now = Date.now() + 1;",
      "await new Promise((resolve) => setTimeout(resolve));",
    ];
    expect(findChance([example("test/a.test.ts", lines.join("\n"))]).map(lineOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("no file names a place on one machine", () => {
  test("in any file", () => {
    expect(findMachinePaths(TEXTS)).toEqual([]);
  });

  test("can fail", () => {
    const home = `const file = "${["", "home", "ada", "x.xlsx"].join("/")}";`;
    const drive = ["C:", "Users", "ada"].join("\\");
    const good = "see https://example.org/home/page, ./mnt/x, docs/home/x and #!/usr/bin/env node";
    const found = findMachinePaths([{ path: "a.md", text: [home, `\`${drive}\\x\``, good].join("\n") }]);
    expect(found.map(lineOf)).toEqual([1, 2]);
  });
});

describe("the specification is cited, and not copied", () => {
  const SPECIFICATION = new URL("../../shared/spec/", import.meta.url);
  // People with the specification keep it beside the repository. For all others, there are no documents to compare.
  const specification = existsSync(SPECIFICATION)
    ? readdirSync(SPECIFICATION).map((name) => readFileSync(new URL(name, SPECIFICATION), "utf8"))
    : [];
  const written = TEXTS.filter(({ path }) => /\.(?:tsx?|css|md)$/.test(path));

  test("in any file", () => {
    expect(findLongQuotations(written.filter(({ path }) => path.endsWith(".ts") || path.endsWith(".tsx")))).toEqual([]);
    expect(findCopiedSentences(written, specification)).toEqual([]);
  });

  test("can fail", () => {
    const tag = (quotation: string): string => `/** @${"spec"} C §9 "${quotation}"; D19 */`;
    const quotations = ["monthly rate = annual rate / 12, and so", "monthly rate = annual rate / 12, and so it goes"];
    expect(findLongQuotations([{ path: "a.ts", text: quotations.map(tag).join("\n") }])).toEqual([
      `a.ts:2 cites C §9 with more than six words: "${quotations[1]}"`,
    ]);
    const message = "This message has as many words as a copy of a sentence has.";
    const sentence = "A measure is what a company builds, and each of its measures saves something.";
    const found = findCopiedSentences(
      [
        { path: "a.ts", text: `// First.\n// ${sentence.replace("company", "company\n//")}` },
        { path: "b.ts", text: `const text = "${message}";` },
        { path: "packages/engine/src/enumerations/list.ts", text: sentence },
      ],
      [`# Measures\n${sentence}\nThe error is '${message}'.`],
    );
    expect(found).toEqual([
      `a.ts:2 has the specification's words: "a measure is what a company builds and each of its measures"`,
    ]);
  });
});

describe("no comment postpones work", () => {
  test("in any file", () => {
    expect(findUnfinishedNotes(TEXTS)).toEqual([]);
  });

  test("can fail", () => {
    const found = findUnfinishedNotes([{ path: "a.ts", text: `// ${"TO" + "DO"}: round\nexport const todo = 1;` }]);
    expect(found).toEqual(["a.ts:1 puts work off; finish it or write it down in docs/ROADMAP.md"]);
  });
});

describe("a file holds one idea", () => {
  test("in every source file", () => {
    expect(findLongFiles(TEXTS)).toEqual([]);
  });

  test("can fail, and lets generated data be", () => {
    const long = "const a = 1;\n".repeat(401);
    const files = [
      { path: "packages/engine/src/a.ts", text: long },
      { path: "packages/engine/src/a.test.ts", text: long },
      { path: "packages/engine/src/reference/data/a.ts", text: `// Generated by a script.\n${long}` },
    ];
    expect(findLongFiles(files)).toEqual(["packages/engine/src/a.ts has 401 lines of 400; split it by idea"]);
  });
});

describe("the server's folders go down, and features import those that are listed", () => {
  test("in every file", () => {
    expect(findServerLayerViolations(REPOSITORY.shipped)).toEqual([]);
  });

  test("a feature is listed after those that it imports", () => {
    const features = Object.keys(FEATURE_IMPORTS);
    const early = Object.entries(FEATURE_IMPORTS).flatMap(([feature, imported]) =>
      imported.filter((other) => features.indexOf(other) >= features.indexOf(feature)),
    );
    expect(early).toEqual([]);
  });

  test("can fail", () => {
    const bad = [
      example("packages/server/src/store/file/a.ts", 'import type { B } from "../../features/projects/b.js";'),
      example("packages/server/src/features/accounts/a.ts", 'import { b } from "../../http/guard.js";'),
      example("packages/server/src/mail/a.ts", 'const b = await import("../background/b.js");'),
      example("packages/server/src/features/accounts/b.ts", 'import { c } from "../projects/c.js";'),
      example("packages/server/src/helpers/a.ts", 'import "../base/b.js";'),
    ];
    const good = [
      example("packages/server/src/routes/account/a.ts", 'import "../../features/accounts/b.js"; import "./c.js";'),
      example("packages/server/src/features/projects/a.ts", 'import "../accounts/b.js"; import "../../base/c.js";'),
      example("packages/server/src/index.ts", 'export { a } from "./start/serve.js";'),
    ];
    expect(findServerLayerViolations([...bad, ...good])).toEqual([
      "packages/server/src/store/file/a.ts:1 store must not import features, a layer above it",
      "packages/server/src/features/accounts/a.ts:1 features must not import http, a layer above it",
      "packages/server/src/mail/a.ts:1 mail must not import background, which stands beside it",
      "packages/server/src/features/accounts/b.ts:1 features/accounts must not import features/projects; share it in a layer below, or list it in server-layers.ts",
      'packages/server/src/helpers/a.ts:1 "helpers" has no layer; give it one in server-layers.ts',
    ]);
  });
});

describe("the folders of the command line go down", () => {
  test("in every file", () => {
    expect(findCliLayerViolations(REPOSITORY.shipped)).toEqual([]);
  });

  test("can fail", () => {
    const bad = [
      example("packages/cli/src/reports/csv/a.ts", 'import type { B } from "../../commands/b.js";'),
      example("packages/cli/src/project/a.ts", 'import { b } from "../options/b.js";'),
      example("packages/cli/src/helpers/a.ts", 'import "../io.js";'),
    ];
    const good = example("packages/cli/src/commands/a.ts", 'import "../reports/b.js"; import "../io.js";');
    expect(findCliLayerViolations([...bad, good])).toEqual([
      "packages/cli/src/reports/csv/a.ts:1 reports must not import commands, a layer above it",
      "packages/cli/src/project/a.ts:1 project must not import options, which stands beside it",
      'packages/cli/src/helpers/a.ts:1 "helpers" has no layer; give it one in cli-layers.ts',
    ]);
  });
});

describe("folders of no package form a cycle", () => {
  test("by value or by type", () => {
    expect(findFolderCycles(REPOSITORY.shipped)).toEqual([]);
  });

  test("can fail, also by a type and over three folders", () => {
    const cycle = [
      example("packages/engine/src/model/a.ts", 'import { b } from "../paths/b.js";'),
      example("packages/engine/src/paths/b.ts", 'import type { C } from "../issues/c.js";'),
      example(
        "packages/engine/src/issues/c.ts",
        'import { a } from "../model/a.js"; import { d } from "../lists/d.js";',
      ),
      example("packages/cli/src/model/a.ts", 'import { b } from "../issues/b.js";'),
    ];
    expect(findFolderCycles(cycle)).toEqual([
      "packages/engine/src/model/a.ts:1 closes a cycle of folders: model → paths → issues → model",
      "packages/engine/src/paths/b.ts:1 closes a cycle of folders: paths → issues → model → paths",
      "packages/engine/src/issues/c.ts:1 closes a cycle of folders: issues → model → paths → issues",
    ]);
  });
});

describe("imports inside the viewer go to lower layers, and screens do not import each other", () => {
  test("in every file", () => {
    expect(findViewerLayerViolations(REPOSITORY.shipped)).toEqual([]);
  });

  test("can fail", () => {
    const upwards = example("packages/viewer/src/components/a.tsx", 'import { B } from "../scenes/home/b.js";');
    const sideways = example("packages/viewer/src/features/issues/a.tsx", 'import { B } from "../finding-list/b.js";');
    const homeless = example("packages/viewer/src/utilities/a.ts", 'import "./b.js";');
    const good = example(
      "packages/viewer/src/scenes/home/a.tsx",
      'import "../../features/issues/b.js"; import "./c.js"; import "../../styles/d.scss";',
    );
    expect(findViewerLayerViolations([upwards, sideways, homeless, good])).toEqual([
      "packages/viewer/src/components/a.tsx:1 components must not import scenes, a layer above it",
      "packages/viewer/src/features/issues/a.tsx:1 features/issues must not import features/finding-list; share it in a layer below, or list it in viewer-layers.ts",
      'packages/viewer/src/utilities/a.ts:1 "utilities" has no layer; give it one in viewer-layers.ts',
    ]);
  });
});

describe("the name of a route's component ends with scene, layout, or guard", () => {
  test("in every file", () => {
    expect(findMisnamedScenes(TEXTS)).toEqual([]);
  });

  test("can fail", () => {
    const route = (file: string, name: string): string => `(await import("../scenes/${file}.js")).${name}`;
    const text = [route("home/home-scene", "HomeScene"), route("home/home", "HomeScene"), route("a/b-scene", "B")];
    expect(findMisnamedScenes([{ path: "packages/viewer/src/routes/a.tsx", text: text.join("\n") }])).toEqual([
      "packages/viewer/src/routes/a.tsx loads HomeScene of home/home; end both names with scene, layout, or guard",
      "packages/viewer/src/routes/a.tsx loads B of a/b-scene; end both names with scene, layout, or guard",
    ]);
  });
});

describe("styles are beside the components that use them", () => {
  test("in every stylesheet", () => {
    const stylesheets = TEXTS.filter(({ path }) => path.startsWith("packages/viewer/src/") && path.endsWith(".scss"));
    expect(findStrayStyles(REPOSITORY.shipped, stylesheets)).toEqual([]);
  });

  test("can fail, also for names that are built from parts", () => {
    const source = "packages/viewer/src/";
    const components = [
      example(
        `${source}scenes/project-data/grid/a.tsx`,
        `export const A = () => <b className={\`grid grid__cell--\${kind} no-print\`} />;`,
      ),
      example(`${source}scenes/home/b.tsx`, 'export const B = () => <b className={isOn ? "home is-on" : "home"} />;'),
    ];
    const grid = [
      '@use "../../styles/tokens";',
      ".grid {",
      "  color: #{tokens.$ink};",
      "  &__cell--held, &:has(.is-on) .usa-button { top: 0; }",
      "  &__foot { top: 0; }",
      "  @media print { .home & { top: 0; } }",
      "}",
      ".home .is-on { top: 0; }",
      "@keyframes turn { to { top: 0; } }",
      "li { top: 0; }",
    ];
    const stylesheets = [
      { path: `${source}scenes/project-data/grid/grid.scss`, text: grid.join("\n") },
      { path: `${source}styles/_print.scss`, text: "li, .home { top: 0; }\n.grid, .gird { top: 0; } // .gone" },
    ];
    expect(findStrayStyles(components, stylesheets)).toEqual([
      `${source}scenes/project-data/grid/grid.scss:5 .grid__foot: no component uses it; remove it`,
      `${source}scenes/project-data/grid/grid.scss:8 no component of this folder uses a class of this rule; move it beside one, or to styles/`,
      `${source}scenes/project-data/grid/grid.scss:10 no component of this folder uses a class of this rule; move it beside one, or to styles/`,
      `${source}styles/_print.scss:2 .gird: no component uses it; remove it`,
    ]);
  });
});

test("the rules see every package", () => {
  const folders = readdirSync(new URL("packages", `file://${ROOT}`));
  const seen = new Set(REPOSITORY.shipped.map((file) => pathOf(file).split("/")[1]));
  expect([...seen].sort()).toEqual(folders.sort());
});
