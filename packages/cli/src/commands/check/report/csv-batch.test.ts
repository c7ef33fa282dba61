import { expect, test } from "vitest";
import { finding } from "../../../../../workbook/testing/finding.js";
import { csvBatchReporter } from "./csv-batch.js";
import type { FileReport } from "./file-report.js";

const REPORT: FileReport = {
  file: "=cmd.xlsx",
  status: "errors",
  template: { kind: "epb-calculating", version: "4.2.10" },
  projectName: "+1 Harbor, north",
  figures: {
    "projectSummary.financialSummary.totalImplementationPrice": "1234567.8949",
    "projectSummary.financialSummary.projectInterestRate": "0.0475",
    "projectSummary.financialSummary.performancePeriodYears": 16,
    "projectSummary.financialSummary.simplePayback": "10.8765",
  },
  agencyName: "Harbor Port Authority",
  escoName: "Bright Energy",
  sha256: "ab",
  issues: [finding({ severity: "warning" }), finding({ sheet: "Schedule 3", cell: "E9", found: "many" })],
  known: [finding()],
};

function rowOf(report: FileReport): Readonly<Record<string, string>> {
  const reporter = csvBatchReporter("error");
  // No cell of these has a quotation mark.
  const cells = (line: string): readonly string[] =>
    [...line.trimEnd().matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell.replaceAll('"', ""));
  const [headings, row] = [cells(reporter.start().slice(1)), cells(reporter.file(report))];
  return Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ""]));
}

test("a row has the counts, the project, the template, and the figures as people round them", () => {
  expect(rowOf(REPORT)).toMatchObject({
    decision: "return",
    status: "with errors",
    agency: "Harbor Port Authority",
    ESCO: "Bright Energy",
    errors: "1",
    warnings: "1",
    waived: "0",
    known: "1",
    template: "epb-calculating",
    version: "4.2.10",
    "Total implementation price, $": "1234567.89",
    "Project interest rate, % a year": "4.75",
    "Performance period, years": "16",
    "Simple payback, years": "10.9",
    "Total amount financed, $": "",
  });
});

test("text that begins as a formula stays text", () => {
  expect(rowOf(REPORT)).toMatchObject({ file: "'=cmd.xlsx", project: "'+1 Harbor, north" });
});

test("the first finding is the most severe one, with its cell and content", () => {
  expect(rowOf(REPORT)["first finding"]).toMatch(/^Schedule 3!E9: .+ Found: many\.$/);
});

test("a file with the same content names the first one, and warnings decide by the threshold", () => {
  const reporter = csvBatchReporter("warning");
  const [, first, second] = [
    reporter.start(),
    reporter.file({ ...REPORT, file: "one.xlsx", status: "warnings" }),
    reporter.file({ ...REPORT, file: "two.xlsx" }),
  ];
  expect(first).toMatch(/^one\.xlsx,return,/);
  expect(second).toContain(",epb-calculating,4.2.10,one.xlsx,");
});
