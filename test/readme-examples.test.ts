import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readText } from "./house-rules/repository.js";
import { compileExamples } from "./readme/compile-examples.js";
import { examplesOf } from "./readme/examples.js";
import { runExample } from "./readme/run-example.js";

const README = readText("packages/engine/README.md");
const PROJECTS = "fixtures/projects";
const { exports } = JSON.parse(readText("packages/engine/package.json")) as { readonly exports: object };

/** Specifiers under which programs import the engine. */
const ENTRY_POINTS = Object.keys(exports).map((path) => path.replace(/^\./, "@epb/engine"));

/** Modules that examples import. A file path refers to the projects, as if the example were in their folder. */
const MODULES = {
  ...Object.fromEntries(
    await Promise.all(
      ENTRY_POINTS.map(
        async (entryPoint): Promise<[string, object]> => [entryPoint, await import(/* @vite-ignore */ entryPoint)],
      ),
    ),
  ),
  "node:fs/promises": {
    readFile: (name: string, encoding: BufferEncoding) => readFile(`${PROJECTS}/${name}`, encoding),
  },
};

describe("the engine's README", () => {
  const examples = examplesOf(README);
  const programs = examples.filter(({ language }) => language === "ts");
  const numbered = programs.map((example, index) => [index + 1, example] as const);

  test("has examples for Node and for browsers", () => {
    expect(programs.length).toBeGreaterThanOrEqual(3);
    expect(examples.filter(({ language }) => language === "html")).toHaveLength(1);
  });

  test.each(numbered)("has a program that runs unchanged (%i)", async (_, { source, shows }) => {
    const { lines, printed } = await runExample(source, MODULES);
    const claims = [...source.matchAll(/; \/\/ /g)];
    expect(lines).toHaveLength(claims.length);
    for (const { line, actual, expected } of lines) expect(actual, line).toEqual(expected);
    expect(printed).toBe(shows);
  });

  test("has programs that compile under strict rules", () => {
    expect(compileExamples(programs.map(({ source }) => source))).toEqual([]);
  });

  test("names every entry point, and no other", () => {
    const named = [...README.matchAll(/^\| `(@epb\/engine\/[^`]+)` \|/gm)].map(([, entryPoint]) => entryPoint);
    expect(named.sort()).toEqual(ENTRY_POINTS.filter((entryPoint) => entryPoint !== "@epb/engine").sort());
  });

  test("names nothing that is not there", () => {
    const [, overview = ""] = /## What is in it([\s\S]*?)\n## /.exec(README) ?? [];
    const known = new Set(Object.values(MODULES).flatMap((module) => Object.keys(module)));
    const values = [...overview.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
    // Types do not exist at run time; they begin with a capital and are not all capitals.
    const missing = values.filter((name) => !known.has(name) && !/^[A-Z][a-z]/.test(name));
    expect(missing).toEqual([]);
  });
});

test("the README of the repository shows the output of `npm run demo`", () => {
  const [, args = "", shown] = /^\$ epb (.*)\n([^`]*)```$/m.exec(readText("README.md")) ?? [];
  const { demo } = (JSON.parse(readText("package.json")) as { readonly scripts: { readonly demo: string } }).scripts;
  expect(demo).toContain(`npx epb ${args}`);
  const { stdout } = spawnSync(process.execPath, ["packages/cli/bin/epb.cjs", ...args.split(" ")], {
    encoding: "utf8",
  });
  expect(stdout).toBe(shown);
});

describe("an example", () => {
  test("that does not hold is found", async () => {
    const { lines } = await runExample("const a = 2;\na + a; // 5\n", {});
    expect(lines).toEqual([{ line: "a + a; // 5", actual: 4, expected: 5 }]);
  });

  test("that prints something else is found", async () => {
    expect((await runExample('console.log("four");', {})).printed).toBe("four\n");
    expect(examplesOf("```ts\nrun();\n```\n\n```text\nfive\n```\n")).toEqual([
      { language: "ts", source: "run();\n", shows: "five\n" },
    ]);
  });

  test("that does not run is found", async () => {
    const source = 'import { missing } from "@epb/engine";\nmissing();\n';
    await expect(runExample(source, MODULES)).rejects.toThrow(TypeError);
  });

  test("that does not compile is found", () => {
    expect(compileExamples(['const year: number = "1";\n'])).toEqual([
      "example 1, line 1: Type 'string' is not assignable to type 'number'.",
    ]);
  });
});
