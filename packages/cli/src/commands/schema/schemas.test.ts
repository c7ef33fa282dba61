import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";
import { jsonBatchReporter } from "../check/report/json-batch.js";
import { RunningSummary } from "../check/report/summary.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const BROKEN = '{ "record": { "name": 7 }, "data": { "financing": { "indexRate": 0.04 } } }';

/** The project of each issue fixture, as a separate file in the folder `raised`. */
const RAISED = readdirSync(`${FIXTURES}issues`)
  .filter((name) => name.endsWith(".json"))
  .map((name) => {
    const { project } = JSON.parse(readFileSync(`${FIXTURES}issues/${name}`, "utf8"));
    return [`raised/${name}`, JSON.stringify(project)] as const;
  });

const RECORD = '{ "name": "Harbor", "version": "3.0.0", "projectType": 1, "calculationType": 1, "status": "Pending" }';
const WAIVERS = `{ "waivers": [{
  "code": "EPB-CAP-001", "path": "financing.awardDate", "reason": "Agreed.", "person": "J. Roe", "until": "2026-12-31"
}] }`;
const OWN_FILES = new Map([
  ["broken.json", BROKEN],
  ["waived.json", `{ "record": ${RECORD}, "data": {} }`],
  ["waived.json.waivers.json", WAIVERS],
  ["rules.json", '{ "ignore": ["EPB-AMO"] }'],
]);

async function printed(...args: readonly string[]) {
  const io = memoryIo({ folder: FIXTURES, files: new Map([...OWN_FILES, ...RAISED]) });
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
    "foreign/pro-forma.xlsx",
    "broken.json",
    "missing.json",
  ])("accepts the output of epb calc for %s", async (file) => {
    const parsed = (await validator("result")).safeParse(await printed("calc", file, "--format", "json"));
    expect(parsed.error).toBeUndefined();
  });

  test("accepts the mapping profiles of the fixtures, and no others", async () => {
    const profile = await validator("profile");
    for (const name of ["pro-forma", "task-order"]) {
      const data = JSON.parse(readFileSync(`${FIXTURES}foreign/${name}.epb-profile.json`, "utf8"));
      expect(profile.safeParse(data).error).toBeUndefined();
      expect(profile.safeParse({ ...data, vales: [] }).success).toBe(false);
    }
  });

  test("accepts results with explanations", async () => {
    const results = await printed("calc", "projects/epx-campus.json", "--format", "json", "--explain");
    expect(results.explanations.length).toBeGreaterThan(5);
    expect((await validator("result")).safeParse(results).error).toBeUndefined();
  });

  test("accepts results with waived and ignored findings", async () => {
    const result = await printed("calc", "waived.json", "--config", "rules.json", "--format", "json");
    expect([result.waived.length, result.ignored > 0, result.unjudged.length > 1]).toEqual([1, true, true]);
    expect((await validator("result")).safeParse(result).error).toBeUndefined();
  });

  test("refuses a figure that is a number", async () => {
    const result = await printed("calc", "projects/example-annual-end.json", "--format", "json");
    result.calculatedValues.costSavings.totalPayments = 7503806.95;
    expect((await validator("result")).safeParse(result).success).toBe(false);
  });

  test("refers only to its own definitions, and has no unused ones", async () => {
    const schema = JSON.stringify(await printed("schema", "result"));
    const { $defs } = JSON.parse(schema);
    const used = [...schema.matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);
    expect(Object.keys($defs).sort()).toEqual([...new Set(used)].sort());
  });
});

describe("the schema of reports", () => {
  const report = (...args: readonly string[]) => printed("check", ...args, "--report", "json");

  test.each<[what: string, args: readonly string[], statuses: readonly string[]]>([
    ["one file in order", ["projects/epx-campus.json"], ["ok"]],
    ["warnings", ["projects/example-annual-end.json"], ["warnings"]],
    ["errors", ["broken.json"], ["errors"]],
    ["a file that is not there", ["missing.json"], ["unreadable"]],
    ["a file that is no workbook", ["issues/README.md"], ["unreadable"]],
    ["a workbook", ["workbooks/federal-espc.xlsx"], ["ok"]],
    ["a workbook of the express edition", ["workbooks/epx-campus.epx.xlsx"], ["ok"]],
    ["figures that were supplied", ["projects/direct-funded-override.json"], ["warnings"]],
  ])("accepts %s", async (_what, args, statuses) => {
    const json = await report(...args);
    expect(json.files.map(({ status }: { status: string }) => status)).toEqual(statuses);
    expect((await validator("report")).safeParse(json).error).toBeUndefined();
  });

  test("accepts every project and every issue of the fixtures in one report", async () => {
    const json = await report("projects", "raised", "broken.json", "missing.json");
    expect(json.files.length).toBeGreaterThan(50);
    expect(Object.values<number>(json.summary.byStatus).filter((count) => count > 0).length).toBeGreaterThan(2);
    expect((await validator("report")).safeParse(json).error).toBeUndefined();
  });

  test("accepts waived and ignored findings, and the name of the configuration", async () => {
    const json = await report("waived.json", "projects/federal-espc.json", "--config", "rules.json", "--statistics");
    expect(json).toMatchObject({
      configuration: { file: "rules.json" },
      files: [{}, { waived: [{}] }],
      summary: { waived: 1 },
    });
    expect((await validator("report")).safeParse(json).error).toBeUndefined();
  });

  test("accepts a report of no files and one of a fault", async () => {
    const io = memoryIo({ folder: FIXTURES });
    const readBytes = () => Promise.reject(new TypeError("a bug"));
    await runProgram(["check", "projects/epx-campus.json", "--report", "json"], { ...io, readBytes });
    const json = JSON.parse(io.written.stdout);
    expect(json.files[0].status).toBe("fault");
    const schema = await validator("report");
    expect(schema.safeParse(json).error).toBeUndefined();
    const reporter = jsonBatchReporter();
    const empty = reporter.start() + reporter.end(new RunningSummary({ failOn: "error" }).result());
    expect(schema.safeParse(JSON.parse(empty)).error).toBeUndefined();
  });

  type Json = Record<string, unknown>;
  interface Report extends Json {
    readonly files: [Json & { readonly figures: Json; readonly issues: Json[] }];
    readonly summary: Json & { readonly byStatus: Json; readonly codes: Json[] };
  }
  test.each<[what: string, spoil: (report: Report) => void]>([
    ["a field that it does not know", (json) => (json["duration"] = 7)],
    ["such a field of a file", (json) => (json.files[0]["size"] = 7)],
    ["such a figure", (json) => (json.files[0].figures["express.unheardOf"] = "7")],
    ["such a field of a finding", (json) => ((json.files[0].issues[0] ?? {})["help"] = "7")],
    ["such a status", (json) => (json.summary.byStatus["skipped"] = 7)],
    ["such a field of a code", (json) => ((json.summary.codes[0] ?? {})["rule"] = "7")],
    ["a file without a status", (json) => delete json.files[0]["status"]],
    ["a decimal as a number", (json) => (json.files[0].figures["projectSummary.financialSummary.totalPayments"] = 7.5)],
  ])("refuses %s", async (_what, spoil) => {
    const json = await report("projects/example-annual-end.json");
    spoil(json);
    expect((await validator("report")).safeParse(json).success).toBe(false);
  });
});

test("the schema of findings accepts every issue of a result", async () => {
  const schema = await validator("diagnostic");
  const { issues } = await printed("calc", "broken.json", "--format", "json");
  expect(issues.length).toBeGreaterThan(1);
  for (const issue of issues) expect(schema.safeParse(issue).error).toBeUndefined();
});

test("the schema of projects accepts the projects of the fixtures and refuses a broken one", async () => {
  const schema = await validator("project");
  for (const name of ["federal-espc", "epx-campus", "direct-funded-override"]) {
    const project = JSON.parse(readFileSync(`${FIXTURES}projects/${name}.json`, "utf8"));
    expect(schema.safeParse(project).error).toBeUndefined();
  }
  expect(schema.safeParse(JSON.parse(BROKEN)).success).toBe(false);
});

test("the schemas of configurations and waivers accept these files and refuse mistyped keys", async () => {
  const configuration = await validator("config");
  expect(
    configuration.safeParse({ paths: ["submissions"], severity: { "EPB-PRC-001": "error" } }).error,
  ).toBeUndefined();
  expect(configuration.safeParse({ failon: "error" }).success).toBe(false);
  const waivers = await validator("waivers");
  expect(waivers.safeParse(JSON.parse(WAIVERS)).error).toBeUndefined();
  expect(waivers.safeParse({ waivers: [{ code: "EPB-CAP-001", path: "financing.awardDate" }] }).success).toBe(false);
});
