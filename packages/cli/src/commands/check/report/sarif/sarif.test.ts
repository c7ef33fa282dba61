import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { finding } from "../../../../../../workbook/testing/finding.js";
import { memoryIo } from "../../../../memory-io.testing.js";
import { runProgram } from "../../../../program.js";
import { SkippedFiles } from "../skipped-files.js";
import { sarifReporter } from "./sarif.js";

const FIXTURES = fileURLToPath(new URL("../../../../../../../fixtures/", import.meta.url));
const SUMMARY = {
  skipped: new SkippedFiles().result(),
  files: 1,
  byStatus: { ok: 0, warnings: 0, errors: 1, unreadable: 0, fault: 0 },
  bySeverity: { error: 1, warning: 0 },
  codes: [],
  waived: 0,
  known: 0,
  resolved: 0,
  removedFiles: [],
  ignored: 0,
  exitCode: 1,
} as const;

let isValid: ReturnType<Ajv["compile"]>;
beforeAll(() => {
  // Draft 4 has `id` instead of `$id`, and one of its patterns is not a valid regular expression in Unicode mode.
  const {
    $schema: _dialect,
    id: _id,
    ...schema
  } = JSON.parse(readFileSync(`${FIXTURES}schemas/sarif-2.1.0.json`, "utf8"));
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  formats.default(ajv);
  isValid = ajv.compile(schema);
});

function expectValid(log: unknown): void {
  isValid(log);
  expect(isValid.errors).toBeNull();
}

/** The log of one file with these findings. */
function logOf(...issues: readonly ReturnType<typeof finding>[]) {
  const reporter = sarifReporter();
  const file = issues[0]?.file ?? "project.xlsx";
  return JSON.parse(reporter.start() + reporter.file({ file, status: "errors", issues }) + reporter.end(SUMMARY));
}

describe("the log", () => {
  test.each([
    [["projects", "workbooks"]],
    [["issues", "missing.json"]],
    [["projects/epx-campus.json"]],
    [["broken.json", "projects"]],
  ])("of %j is valid SARIF 2.1.0", async (paths) => {
    const io = memoryIo({ folder: FIXTURES, files: new Map([["broken.json", "{"]]) });
    await runProgram(["check", ...paths, "--report", "sarif"], io);
    const log = JSON.parse(io.written.stdout);
    expectValid(log);
    const [{ results, tool }] = log.runs;
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
  });

  test("that is not SARIF would not be valid", () => {
    const log = logOf(finding());
    log.runs[0].results[0].level = "grave";
    expect(isValid(log)).toBe(false);
  });
});

describe("a result", () => {
  test("names the cell as a logical location, and the file by its address", () => {
    const log = logOf(
      finding({ file: "a folder/größe 100%.xlsx", sheet: "Schedule 2a", cell: "F17", at: "ecms[uuid=1].price" }),
    );
    expectValid(log);
    const [{ physicalLocation, logicalLocations }] = log.runs[0].results[0].locations;
    expect(physicalLocation.artifactLocation.uri).toBe("a%20folder/gr%C3%B6%C3%9Fe%20100%25.xlsx");
    expect(logicalLocations).toEqual([
      { name: "F17", fullyQualifiedName: "Schedule 2a!F17", kind: "cell" },
      { fullyQualifiedName: "ecms[uuid=1].price", kind: "value" },
    ]);
  });

  test("of an absolute path has an address of its own", () => {
    const log = logOf(finding({ file: "/projects/a.xlsx" }));
    expectValid(log);
    expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe("file:///projects/a.xlsx");
  });

  test("has the problem, the found and expected values, and the correction", () => {
    const issue = finding({
      message: "This is text.",
      found: "12 k",
      expected: "a number",
      advice: "Type a number.",
    });
    expect(logOf(issue).runs[0].results[0].message.text).toBe(
      "This is text. Found: 12 k. Expected: a number. Type a number.",
    );
  });

  test("keeps its fingerprint while values change, and gets another one in another place", () => {
    const fingerprint = (parts: Parameters<typeof finding>[0]): unknown =>
      logOf(finding({ sheet: "Schedule 1", cell: "E5", ...parts })).runs[0].results[0].partialFingerprints;
    expect(fingerprint({ message: "Other words.", found: "7" })).toEqual(fingerprint({}));
    expect(fingerprint({ cell: "E6" })).not.toEqual(fingerprint({}));
    expect(fingerprint({ file: "other.xlsx" })).not.toEqual(fingerprint({}));
  });

  test("has its own fingerprint if the same finding occurs twice in one place", () => {
    const [first, second] = logOf(finding(), finding()).runs[0].results;
    expect(first.partialFingerprints).not.toEqual(second.partialFingerprints);
  });
});

describe("a rule", () => {
  const ruleOf = (code: string, name: string) => logOf(finding({ code, name })).runs[0].tool.driver.rules[0];

  test("has the words of the catalogue, and the page of its code", () => {
    const rule = ruleOf("EPB-CAP-001", "capitalization/award-date-missing");
    expect(rule).toMatchObject({
      id: "EPB-CAP-001",
      name: "CapitalizationAwardDateMissing",
      shortDescription: { text: "Missing award date." },
      defaultConfiguration: { level: "error" },
    });
    expect(rule.help.text).toContain("Fix: ");
    expect(rule.helpUri).toBe("https://unpkg.com/@epb/cli/dist/docs/issues/EPB-TST-001.md");
  });

  test("has no values of an example in its title", () => {
    const { shortDescription } = ruleOf("EPB-AMO-008", "amortization/tail-year");
    expect(shortDescription.text).toBe("Extra contract year for small last payment.");
  });
});
