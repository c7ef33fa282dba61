import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calculateProject, inputRow, listFigures, parseProject } from "@epb/engine";
import { explainProject, figureJson } from "@epb/engine/explain";
import { EPB_CALCULATING_4_2_10 } from "@epb/workbook";
import { readWorkbookBytes } from "@epb/workbook/node";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { answeredMapping } from "../../../../../test/testing/foreign/answered-mapping.js";
import { memoryIo } from "../../memory-io.testing.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { runProgram } from "../../program.js";
import { DIALECT, type JsonSchema } from "./parts.js";
import { schemaOf } from "./run.js";
import { SCHEMA_NAMES, type SchemaName } from "./schema-names.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const ANNUAL = "projects/example-annual-end.json";
const MONTHLY = "projects/example-monthly-beginning.json";
const EXPRESS = "projects/epx-campus.json";
const UNREADABLE = "seeded/reference-error.xlsx";
const WORKBOOK = "workbooks/school-district.xlsx";
const JSON_FORMAT = ["--format", "json", "--quiet"];

const older = JSON.parse(readFileSync(FIXTURES + ANNUAL, "utf8"));
const form = readWorkbookBytes(readFileSync(`${FIXTURES}foreign/task-order.xlsx`));
if (!form.ok) throw new Error(form.finding.message);
const FILES = new Map<string, string | Uint8Array>([
  ["mapping.xlsx", await answeredMapping(form.workbook, EPB_CALCULATING_4_2_10, "task order", {})],
  ["older.json", JSON.stringify({ ...older, record: { ...older.record, version: "1.99" } })],
  ["broken.json", '{ "record": { "name": 7 }, "data": {} }'],
  ["later.json", JSON.stringify({ ...older, data: { ...older.data, financing: { awardDate: "2040-01-31" } } })],
]);

interface Run {
  readonly kind: string;
  readonly args: readonly string[];
  /** File that the run writes, to validate in place of standard output. */
  readonly written?: string;
  /** Fields that this run must show, so that their schema is tested. */
  readonly fields?: readonly string[];
}

async function run({ args, written }: Pick<Run, "args" | "written">): Promise<unknown> {
  const io = memoryIo({ folder: FIXTURES, files: FILES });
  await runProgram(args, io);
  const file = written === undefined ? io.written.stdout : io.written.files.get(written);
  if (typeof file !== "string" || file === "") throw new Error(`no output: ${io.written.stderr}`);
  return JSON.parse(file);
}

const validators = new Map<SchemaName, z.ZodType>();
function validator(name: SchemaName): z.ZodType {
  const known = validators.get(name) ?? z.fromJSONSchema(schemaOf(name) as Parameters<typeof z.fromJSONSchema>[0]);
  validators.set(name, known);
  return known;
}

const whatIf = (...args: readonly string[]) => ["whatif", ...args, ...JSON_FORMAT];
const economics = (...args: readonly string[]) => ["economics", ...args, ...JSON_FORMAT];
const explain = (...args: readonly string[]) => ["explain", ...args, ...JSON_FORMAT];
const FUELS = ["--fuel", "electricity=60%", "--fuel", "natural gas=40%", "--state", "CO", "--contract-start", "2026"];

const RUNS: Readonly<Partial<Record<SchemaName, readonly Run[]>>> = {
  result: [
    { kind: OUTPUT_KIND.result, args: ["calc", ANNUAL, ...JSON_FORMAT, "--explain"], fields: ["explanations"] },
    { kind: OUTPUT_KIND.result, args: ["calc", UNREADABLE, ...JSON_FORMAT], fields: ["withheld"] },
    { kind: OUTPUT_KIND.result, args: ["calc", ANNUAL, "--format", "ndjson", "--quiet"], fields: ["projectData"] },
    { kind: OUTPUT_KIND.result, args: ["calc", "broken.json", ...JSON_FORMAT] },
  ],
  report: [
    { kind: OUTPUT_KIND.check, args: ["check", ANNUAL, WORKBOOK, "broken.json", "--report", "json", "--statistics"] },
  ],
  whatif: [
    {
      kind: OUTPUT_KIND.whatif,
      args: whatIf(ANNUAL, "--set", "financing.awardDate=2026-03-31", "--set", "Index rate=4%"),
      fields: ["changes", "figures"],
    },
    {
      kind: OUTPUT_KIND.whatif,
      args: whatIf(ANNUAL, "--vary", "Index rate=3%..6%:3", "--vary", "Base construction cost=-10%..+10%"),
      fields: ["sensitivity", "steps"],
    },
    ...[
      ["Total interest=2000000", "Index rate", "2%..3%"],
      ["Total interest<=1", "Index rate", "2%..3%"],
      ["Performance period<=15", "other.guarPctEstSav", "85%..100%"],
      ["Performance period=15.5", "other.guarPctEstSav", "85%..100%"],
    ].map(([goal = "", by = "", between = ""]) => ({
      kind: OUTPUT_KIND.whatif,
      args: whatIf(ANNUAL, "--solve", goal, "--by", by, "--between", between),
      fields: ["breakEven"],
    })),
    {
      kind: OUTPUT_KIND.whatif,
      args: whatIf(
        ...[ANNUAL, "--monte-carlo", "20", "--sample", "financing.indexRate=normal(3.75%,0.4%)"],
        ...["--sample", "escalationRates[fieldId=1,year=*].value=triangular(1%,2%,3%)"],
        ...["--chance", "Performance period<=17", "--figure", "Total interest"],
      ),
      fields: ["simulation"],
    },
    {
      kind: OUTPUT_KIND.whatif,
      args: whatIf(
        ANNUAL,
        "--monte-carlo",
        "20",
        "--sample",
        "financing.implementationPeriodMonths=discrete(18:1,24:1,500:1)",
      ),
      fields: ["simulation"],
    },
    {
      kind: OUTPUT_KIND.whatif,
      args: whatIf(UNREADABLE, "--set", "Index rate=4%"),
      fields: ["withheldBefore", "withheldAfter"],
    },
    { kind: OUTPUT_KIND.whatif, args: whatIf(EXPRESS, "--set", "express.financing.financeTermYears=12") },
  ],
  diff: [
    { kind: OUTPUT_KIND.diff, args: ["diff", ANNUAL, MONTHLY, ...JSON_FORMAT] },
    { kind: OUTPUT_KIND.diff, args: ["diff", ANNUAL, ANNUAL, ...JSON_FORMAT] },
    {
      kind: OUTPUT_KIND.diff,
      args: ["diff", WORKBOOK, UNREADABLE, "--outputs", "*", ...JSON_FORMAT],
      fields: ["withheldAfter"],
    },
    { kind: OUTPUT_KIND.diff, args: ["diff", ANNUAL, EXPRESS, ...JSON_FORMAT] },
  ],
  economics: [
    { kind: OUTPUT_KIND.economics, args: economics(ANNUAL) },
    { kind: OUTPUT_KIND.economics, args: economics(ANNUAL, "--rate", "5%", "--rate-kind", "real") },
    { kind: OUTPUT_KIND.economics, args: economics(ANNUAL, "--rates", "omb", "--release", "2024") },
    { kind: OUTPUT_KIND.economics, args: economics(EXPRESS, "--study-period", "20") },
    { kind: OUTPUT_KIND.economics, args: economics(UNREADABLE), fields: ["unknownInputs"] },
    {
      kind: OUTPUT_KIND.economics,
      args: economics(ANNUAL, ...FUELS, "--output", "rates.json"),
      fields: ["escalation", "written"],
    },
    { kind: OUTPUT_KIND.economicsComparison, args: economics(ANNUAL, MONTHLY, "--rate", "5%") },
    { kind: OUTPUT_KIND.economicsComparison, args: economics("projects/federal-espc.json", ANNUAL) },
    { kind: OUTPUT_KIND.economicsComparison, args: economics(ANNUAL, UNREADABLE, "--rate", "5%") },
    { kind: OUTPUT_KIND.economicsComparison, args: economics(ANNUAL, EXPRESS, "--study-period", "20") },
  ],
  explanation: [
    { kind: OUTPUT_KIND.explanation, args: explain(WORKBOOK, "Total payments") },
    { kind: OUTPUT_KIND.explanation, args: explain(WORKBOOK, "Index rate") },
    { kind: OUTPUT_KIND.explanation, args: explain(UNREADABLE, "Total payments"), fields: ["withheld"] },
    { kind: OUTPUT_KIND.figures, args: explain(WORKBOOK, "total*", "--list") },
    { kind: OUTPUT_KIND.figures, args: explain(UNREADABLE, "*", "--list") },
  ],
  codes: [
    { kind: OUTPUT_KIND.code, args: ["explain", "EPB-CAP-001", ...JSON_FORMAT] },
    { kind: OUTPUT_KIND.codes, args: ["explain", "--all", ...JSON_FORMAT] },
  ],
  fix: ["date-in-words", "two-mistakes-in-one-row", "misspelt-technology", "about-a-thousand-dollars"].map((name) => ({
    kind: OUTPUT_KIND.fix,
    args: ["fix", `seeded/${name}.xlsx`, "--suggest", "-o", "corrected.xlsx", ...JSON_FORMAT],
  })),
  migration: [
    { kind: OUTPUT_KIND.projectMigration, args: ["migrate", "older.json", "-o", "upgraded.json", ...JSON_FORMAT] },
    {
      kind: OUTPUT_KIND.formMigration,
      args: ["migrate", "foreign/idiq-schedules.xlsx", "-o", "new.xlsx", ...JSON_FORMAT],
    },
    { kind: OUTPUT_KIND.workbookMigration, args: ["migrate", WORKBOOK, "-o", "new.xlsx", ...JSON_FORMAT] },
    {
      kind: OUTPUT_KIND.workbookMigration,
      args: ["migrate", "seeded/about-a-thousand-dollars.xlsx", "-o", "new.xlsx", ...JSON_FORMAT],
      fields: ["withheld"],
    },
    {
      kind: OUTPUT_KIND.workbookMigration,
      args: [
        ...["migrate", "workbooks/direct-funded-override.epb-non-calculating.xlsx"],
        ...["--to", "epb-calculating", "-o", "new.xlsx", ...JSON_FORMAT],
      ],
    },
  ],
  mapping: [
    { kind: OUTPUT_KIND.mapping, args: ["map", "foreign/task-order.xlsx", ...JSON_FORMAT] },
    {
      kind: OUTPUT_KIND.mapped,
      args: ["map", "foreign/task-order.xlsx", "--with", "mapping.xlsx", "-o", "new.xlsx", ...JSON_FORMAT],
    },
  ],
  manifest: [
    {
      kind: OUTPUT_KIND.manifest,
      args: ["calc", ANNUAL, WORKBOOK, "--format", "csv", "--schedule", "2a,3", "-o", "tables"],
      written: "tables/manifest.json",
    },
    {
      kind: OUTPUT_KIND.manifest,
      args: ["export", ANNUAL, "--to", "csv", "-o", "tables"],
      written: "tables/manifest.json",
    },
    {
      kind: OUTPUT_KIND.manifest,
      args: [
        ...["whatif", ANNUAL, "--set", "Index rate=4%", "--vary", "Index rate=3%..4%"],
        ...["--format", "csv", "-o", "tables"],
      ],
      written: "tables/manifest.json",
    },
  ],
  baseline: [
    {
      kind: OUTPUT_KIND.baseline,
      args: ["check", ANNUAL, "broken.json", "--write-baseline", "baseline.json"],
      written: "baseline.json",
    },
  ],
};

describe.each(Object.entries(RUNS) as [SchemaName, readonly Run[]][])("the schema %s", (name, runs) => {
  test.each(runs)("accepts epb $args", async ({ kind, fields = [], ...one }) => {
    const output = await run(one);
    expect(Object.keys(output as object).slice(0, 2)).toEqual(["kind", "schemaVersion"]);
    expect(output).toMatchObject({ kind });
    expect(Object.keys(output as object)).toEqual(expect.arrayContaining([...fields]));
    expect(validator(name).safeParse(output).error).toBeUndefined();
  });

  test("refuses a field that it does not know", async () => {
    const [first] = runs;
    if (first === undefined) throw new Error("a schema without runs");
    const output = { ...((await run(first)) as object), duration: 7 };
    expect(validator(name).safeParse(output).success).toBe(false);
  });
});

test.each([
  ANNUAL,
  MONTHLY,
  EXPRESS,
  "projects/federal-espc.json",
  "projects/school-district.json",
  "projects/direct-funded-override.json",
])("the schema of explanations accepts the explanation of every figure of %s", async (file) => {
  const parsed = parseProject(JSON.parse(readFileSync(FIXTURES + file, "utf8")));
  if (!parsed.ok) throw new Error("not a project");
  const calculation = calculateProject(parsed.value);
  const explainer = explainProject(parsed.value, calculation);
  // Months of a loan have the same formulas, so those of one year are enough.
  const figures = listFigures(calculation.calculatedValues).filter(({ path }) => !/year=[4-9].*month=/.test(path));
  expect(figures.length).toBeGreaterThan(40);
  const [first] = figures;
  const output = (await run({ args: explain(file, first?.path ?? "") })) as object;
  const all = { ...output, figures: figures.map(({ path }) => figureJson(explainer.explain(path))) };
  expect(validator("explanation").safeParse(all).error).toBeUndefined();
});

const RESULTS = new Map([
  ["equal", (text: string) => text],
  ["of another version", (text: string) => text.replace('"version": "', '"version": "9')],
  ["with another figure", (text: string) => text.replace(/"totalPayments": "\d+/, '"totalPayments": "1')],
  ["with another input", (text: string) => text.replace(/"indexRate": "[\d.]+"/, '"indexRate": "0.5"')],
  ["with another finding", (text: string) => text.replace('"issues": [', '"issues": [{ "code": "EPB-CAP-001" },')],
]);
test.each([...RESULTS])("the schema of verifications accepts a verification of a result %s", async (_what, change) => {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(["calc", ANNUAL, ...JSON_FORMAT], io);
  const files = new Map([["result.json", change(io.written.stdout)]]);
  const second = memoryIo({ folder: FIXTURES, files });
  await runProgram(["verify", "result.json", ...JSON_FORMAT], second);
  const output = JSON.parse(second.written.stdout);
  expect(Object.keys(output).slice(0, 2)).toEqual(["kind", "schemaVersion"]);
  expect(output.kind).toBe(OUTPUT_KIND.verification);
  expect(validator("verification").safeParse(output).error).toBeUndefined();
  expect(validator("verification").safeParse({ ...output, duration: 7 }).success).toBe(false);
});

test("every kind has a schema", () => {
  const text = JSON.stringify(SCHEMA_NAMES.map(schemaOf));
  expect(Object.values(OUTPUT_KIND).filter((kind) => !text.includes(`"const":"${kind}"`))).toEqual([]);
});

/** Places of a schema without a description, and of objects that allow other fields. */
function* gaps(schema: JsonSchema, place: string): Generator<string> {
  const { properties, items, oneOf, additionalProperties } = schema;
  if (isObject(properties)) {
    if (additionalProperties !== false) yield `${place} allows other fields`;
    for (const [name, part] of Object.entries(properties)) {
      if (!isObject(part)) continue;
      if (typeof part["description"] !== "string") yield `${place}.${name} has no description`;
      yield* gaps(part, `${place}.${name}`);
    }
  }
  if (isObject(items)) yield* gaps(items, `${place}[]`);
  if (Array.isArray(oneOf)) for (const [index, part] of oneOf.entries()) yield* gaps(part, `${place}(${index})`);
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const OUTPUT_SCHEMAS = SCHEMA_NAMES.filter((name) => !["project", "config", "waivers"].includes(name));
test.each(OUTPUT_SCHEMAS)("the schema %s describes every field of closed objects", (name) => {
  const schema = schemaOf(name) as JsonSchema;
  const { $defs = {} } = schema as { readonly $defs?: Readonly<Record<string, JsonSchema>> };
  const formula = isObject($defs["formula"]) ? [...gaps($defs["formula"], "formula")] : [];
  // Inputs and figures of a result have the schema of a project.
  const ofProject = /^result\.(project|projectData|calculatedValues)[.[(]/;
  expect([...gaps(schema, name), ...formula].filter((gap) => !ofProject.test(gap))).toEqual([]);
});

/** The single values of a schema of a project, with their paths. */
function* values(schema: JsonSchema, path: string): Generator<readonly [path: string, schema: JsonSchema]> {
  const { properties, items } = schema;
  if (isObject(items)) yield* values(items, `${path}[]`);
  else if (isObject(properties)) {
    for (const [name, part] of Object.entries(properties)) {
      if (isObject(part)) yield* values(part, path === "" ? name : `${path}.${name}`);
    }
  } else yield [path, schema];
}

describe("the schema of projects", () => {
  const { properties = {} } = schemaOf("project") as { readonly properties?: Readonly<Record<string, JsonSchema>> };
  const parts = Object.entries(properties).filter(([name]) => name !== "calculatedValues");
  const all = parts.flatMap(([name, part]) => [...values(part, name === "data" ? "" : name)]);

  test("has a title for every value, which is the label of the input", () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(([, { title }]) => typeof title !== "string" || title === "").map(([path]) => path)).toEqual([]);
    expect(all.filter(([path, { title }]) => inputRow(path) && inputRow(path)?.label !== title)).toEqual([]);
    expect(properties).toMatchObject({
      data: {
        properties: { financing: { properties: { indexRate: { title: "Index rate" } } } },
      },
    });
  });

  test("describes unit and limits", () => {
    const described = new Map(all.map(([path, { description }]) => [path, description]));
    expect(described.get("financing.indexRate")).toBe(
      'Unit: a year. Percentage as a fraction: "0.045" is 4.5%. 0 or more.',
    );
    expect(described.get("financing.implementationPeriodMonths")).toBe("Unit: months. 0 to 120.");
  });

  test("has a name for every choice", () => {
    const choices = all.flatMap(([path, schema]) => {
      expect([path, schema["enum"]]).toEqual([path, undefined]);
      const { oneOf } = schema as { readonly oneOf?: readonly { const: unknown; title: string }[] };
      return oneOf === undefined ? [] : [[path, oneOf] as const];
    });
    expect(choices.length).toBeGreaterThan(20);
    const unnamed = choices.filter(([, names]) =>
      names.some(({ const: member, title }) => title === "" || (typeof member === "number" && /^\d+$/.test(title))),
    );
    expect(unnamed.map(([path]) => path)).toEqual([]);
    const [, types] = choices.find(([path]) => path === "record.calculationType") ?? [];
    expect(types?.[0]).toEqual({ const: 1, title: "Standard" });
  });

  test("refers only to its own definitions, and has no unused definitions", () => {
    const text = JSON.stringify(schemaOf("project"));
    const used = [...text.matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);
    expect(Object.keys(JSON.parse(text).$defs).sort()).toEqual([...new Set(used)].sort());
  });
});

test("every link in a schema is an absolute address", () => {
  const links = /"(?:\$id|\$schema|url)":"([^"]*)"/g;
  for (const name of SCHEMA_NAMES) {
    const found = [...JSON.stringify(schemaOf(name)).matchAll(links)].map(([, link = ""]) => link);
    expect(found.filter((link) => !link.startsWith("https://"))).toEqual([]);
    expect(schemaOf(name)).toMatchObject({ $schema: DIALECT, title: expect.stringMatching(/./) });
  }
});
