import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { memoryIo } from "../memory-io.testing.js";
import { runProgram } from "../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../fixtures/", import.meta.url));
const BROKEN = '{ "record": { "name": 7 }, "data": { "financing": { "indexRate": 0.04 } } }';

async function printed(...args: readonly string[]) {
  const io = memoryIo({ folder: FIXTURES, files: new Map([["broken.json", BROKEN]]) });
  await runProgram(args, io);
  return JSON.parse(io.written.stdout);
}

const validator = async (name: string): Promise<z.ZodType> => z.fromJSONSchema(await printed("schema", name));

describe("the schema of results", () => {
  test.each([
    "projects/example-annual-end.json",
    "projects/example-monthly-beginning.json",
    "projects/federal-espc.json",
    "projects/school-district.json",
    "projects/epx-campus.json",
    "projects/direct-funded-override.json",
    "broken.json",
    "missing.json",
  ])("takes what epb calc prints for %s", async (file) => {
    const parsed = (await validator("result")).safeParse(await printed("calc", file, "--format", "json"));
    expect(parsed.error).toBeUndefined();
  });

  test("takes results with explanations", async () => {
    const results = await printed("calc", "projects/epx-campus.json", "--format", "json", "--explain");
    expect(results.explanations.length).toBeGreaterThan(5);
    expect((await validator("result")).safeParse(results).error).toBeUndefined();
  });

  test("refuses a figure that is a number", async () => {
    const result = await printed("calc", "projects/example-annual-end.json", "--format", "json");
    result.calculatedValues.costSavings.totalPayments = 7503806.95;
    expect((await validator("result")).safeParse(result).success).toBe(false);
  });

  test("refers only to definitions that it has, and has none besides", async () => {
    const schema = JSON.stringify(await printed("schema", "result"));
    const { $defs } = JSON.parse(schema);
    const used = [...schema.matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);
    expect(Object.keys($defs).sort()).toEqual([...new Set(used)].sort());
  });
});

test("the schema of findings takes every issue of a result", async () => {
  const schema = await validator("diagnostic");
  const { issues } = await printed("calc", "broken.json", "--format", "json");
  expect(issues.length).toBeGreaterThan(1);
  for (const issue of issues) expect(schema.safeParse(issue).error).toBeUndefined();
});

test("the schema of projects takes the projects of the fixtures and refuses a broken one", async () => {
  const schema = await validator("project");
  for (const name of ["federal-espc", "epx-campus", "direct-funded-override"]) {
    const project = JSON.parse(readFileSync(`${FIXTURES}projects/${name}.json`, "utf8"));
    expect(schema.safeParse(project).error).toBeUndefined();
  }
  expect(schema.safeParse(JSON.parse(BROKEN)).success).toBe(false);
});
