import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import * as zodMini from "zod/mini";
import { calculateProject, isFullCalculation, parseProject } from "../packages/engine/src/index.js";
import { apiFunctions, workedExamplesOf } from "../scripts/docs/api-functions.js";
import { compileExamples } from "./readme/compile-examples.js";
import { runExample } from "./readme/run-example.js";

const PROJECT_FILE = "fixtures/projects/example-annual-end.json";

const FUNCTIONS = apiFunctions().flatMap(({ specifier, functions }) =>
  functions.map((described) => ({ ...described, specifier })),
);
const EXAMPLES = FUNCTIONS.flatMap(({ name, specifier, doc }) =>
  doc?.example === undefined ? [] : [{ name, specifier, source: doc.example }],
);

/** Values available to every example, as a module that the examples import. */
const AT_HAND = `import type { CalculatedValues, Calculation, Project } from "@epb/engine";
export declare const project: Project;
export declare const calculation: Calculation<CalculatedValues>;
`;
/** The compiler numbers its programs from 1. */
const AT_HAND_MODULE = "./example-1.js";

const withAtHand = (source: string): string =>
  `import { calculation, project } from "${AT_HAND_MODULE}";\n${source}\nexport {};\n`;

async function modulesOfExamples(): Promise<Readonly<Record<string, object>>> {
  const specifiers = [...new Set(FUNCTIONS.map(({ specifier }) => specifier))];
  const modules = specifiers.map(
    async (specifier): Promise<[string, object]> => [specifier, await import(/* @vite-ignore */ specifier)],
  );
  const parsed = parseProject(JSON.parse(await readFile(PROJECT_FILE, "utf8")));
  if (!parsed.ok) throw new Error(`${PROJECT_FILE} is not a project`);
  const project = parsed.value;
  if (!isFullCalculation(calculateProject(project))) throw new Error(`${PROJECT_FILE} is not calculated in full`);
  return {
    ...Object.fromEntries(await Promise.all(modules)),
    [AT_HAND_MODULE]: { project, calculation: calculateProject(project) },
  };
}

describe("the functions that the engine exports", async () => {
  const modules = await modulesOfExamples();

  test("each have a sentence and an example", () => {
    const without = FUNCTIONS.filter(
      (described) =>
        (described.doc?.parts.some(({ kind }) => kind === "prose") !== true && described.doc?.returns === undefined) ||
        (described.doc?.example === undefined && workedExamplesOf(described).length === 0),
    );
    expect(without.map(({ path, line, name }) => `${path}:${line} ${name}`)).toEqual([]);
  });

  test("are all there, those that another entry point exports again too", () => {
    const functions = Object.entries(modules).flatMap(([specifier, module]) =>
      Object.entries(module)
        .filter(([, value]) => typeof value === "function" && !/^class\b/.test(String(value)))
        .map(([name]) => `${specifier} ${name}`),
    );
    const described = new Set(FUNCTIONS.map(({ specifier, name }) => `${specifier} ${name}`));
    // decimal.js declares its class as a function.
    expect(functions.filter((name) => !described.has(name))).toEqual(["@epb/engine Decimal"]);
  });

  test.each(EXAMPLES)("have an example that runs unchanged: $specifier $name", async ({ name, source }) => {
    const { lines } = await runExample(withAtHand(source), { ...modules, "zod/mini": zodMini });
    const claims = [...source.matchAll(/; \/\/ /g)];
    expect(claims.length).toBeGreaterThan(0);
    expect(lines).toHaveLength(claims.length);
    for (const { line, actual, expected } of lines) expect(actual, line).toEqual(expected);
    expect(source).toContain(name);
  });

  test("have examples that compile under strict rules", () => {
    const programs = EXAMPLES.map(({ source }) => withAtHand(source));
    const found = compileExamples([AT_HAND, ...programs]);
    const named = found.map((text) =>
      text.replace(/^example (\d+)/, (_, number) => `${EXAMPLES[Number(number) - 2]?.name}`),
    );
    expect(named).toEqual([]);
  });
});
