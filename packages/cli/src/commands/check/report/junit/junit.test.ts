import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Severity } from "@epb/workbook/diagnostics";
import * as fc from "fast-check";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../../../../test/testing/runs.js";
import { finding } from "../../../../../../workbook/testing/finding.js";
import { memoryIo } from "../../../../memory-io.testing.js";
import { runProgram } from "../../../../program.js";
import type { FileReport } from "../file-report.js";
import { RunningSummary } from "../summary.js";
import { junitReporter } from "./junit.js";

const FIXTURES = fileURLToPath(new URL("../../../../../../../fixtures/", import.meta.url));
const SCHEMA = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(`${FIXTURES}schemas/junit-10.xsd`, "utf8")));

function expectValid(xml: string): XmlDocument {
  const document = XmlDocument.fromString(xml);
  SCHEMA.validate(document);
  return document;
}

function reportOf(reports: readonly FileReport[], failOn: Severity = "error"): string {
  const reporter = junitReporter(failOn);
  const summary = new RunningSummary({ failOn });
  const texts = reports.map((report) => {
    summary.add(report);
    return reporter.file(report);
  });
  return reporter.start() + texts.join("") + reporter.end(summary.result());
}

const attribute = (document: XmlDocument, path: string): string | undefined => document.get(path)?.content;

describe("the report", () => {
  test.each([[["projects", "workbooks"]], [["issues", "missing.json"]], [["broken.json", "projects"]]])(
    "of %j is as the schema of JUnit reports has it",
    async (paths) => {
      const io = memoryIo({ folder: FIXTURES, files: new Map([["broken.json", "{"]]) });
      await runProgram(["check", ...paths, "--report", "junit"], io);
      expectValid(io.written.stdout);
    },
  );

  test("of nothing is as the schema has it too", () => {
    expectValid(reportOf([]));
  });

  test("has a suite for each folder and a test for each file", () => {
    const document = expectValid(
      reportOf([
        { file: "a.json", status: "ok", issues: [] },
        { file: "north/2026/b.json", status: "errors", issues: [finding()] },
        { file: "north/2026/c.json", status: "unreadable", issues: [finding()] },
      ]),
    );
    expect(attribute(document, "/testsuites/@tests")).toBe("3");
    expect(attribute(document, "/testsuites/@failures")).toBe("1");
    expect(attribute(document, "/testsuites/@errors")).toBe("1");
    expect(attribute(document, "/testsuites/testsuite[@name='north/2026']/@tests")).toBe("2");
    expect(attribute(document, "//testcase[@name='b.json']/@classname")).toBe("north.2026");
    expect(attribute(document, "//testcase[@name='b.json']/failure/@message")).toBe("1 error");
    expect(attribute(document, "//testcase[@name='b.json']/failure")).toContain("Something is wrong.");
    expect(attribute(document, "//testcase[@name='c.json']/error/@type")).toBe("EPB-TST-001");
  });
});

test("warnings are output, or a failure if the threshold is warning", () => {
  const report: FileReport = { file: "a.json", status: "warnings", issues: [finding({ severity: "warning" })] };
  expect(attribute(expectValid(reportOf([report])), "//testcase/system-out")).toContain("Something is wrong.");
  expect(attribute(expectValid(reportOf([report], "warning")), "//testcase/failure/@message")).toBe("1 warning");
});

test("is well-formed with any file name and content", () => {
  const anyText = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, message, found) => {
      const file = `a\u0000 "<&>'\n]]>${name}.json`;
      expectValid(reportOf([{ file, status: "errors", issues: [finding({ file, message, found })] }]));
    }),
    { seed: 1, numRuns: runs(80) },
  );
});
