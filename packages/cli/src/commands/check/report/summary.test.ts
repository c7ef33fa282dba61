import type { FileStatus } from "@epb/workbook/diagnostics";
import { describe, expect, test } from "vitest";
import { finding } from "../../../../../workbook/testing/finding.js";
import { ExitCode } from "../../../exit-code.js";
import type { FileReport } from "./file-report.js";
import { SkippedFiles } from "./skipped-files.js";
import { RunningSummary, type Thresholds } from "./summary.js";

const warning = finding({ code: "EPB-TST-002", severity: "warning" });
const FILES: Readonly<Record<FileStatus, FileReport>> = {
  ok: { file: "a", status: "ok", issues: [] },
  warnings: { file: "b", status: "warnings", issues: [warning, warning] },
  errors: { file: "c", status: "errors", issues: [finding(), finding(), warning] },
  unreadable: { file: "d", status: "unreadable", issues: [finding()] },
  fault: { file: "e", status: "fault", issues: [finding()] },
};

function summaryOf(statuses: readonly FileStatus[], thresholds: Thresholds = { failOn: "error" }) {
  const summary = new RunningSummary(thresholds);
  for (const status of statuses) summary.add(FILES[status]);
  return summary.result();
}

test("files are counted by how they ended, findings by severity and code", () => {
  expect(summaryOf(["errors", "ok", "warnings", "ok"])).toEqual({
    files: 4,
    byStatus: { ok: 2, warnings: 1, errors: 1, unreadable: 0, fault: 0 },
    bySeverity: { error: 2, warning: 3 },
    codes: [
      { code: "EPB-TST-001", name: "test/example", severity: "error", findings: 2, files: 1 },
      { code: "EPB-TST-002", name: "test/example", severity: "warning", findings: 3, files: 2 },
    ],
    waived: 0,
    known: 0,
    resolved: 0,
    removedFiles: [],
    ignored: 0,
    exitCode: ExitCode.Findings,
    skipped: new SkippedFiles().result(),
  });
});

test("a skipped file is counted beside the checked ones, and named once", () => {
  const summary = new RunningSummary({ failOn: "error" });
  summary.add(FILES.ok);
  summary.skip({ file: "b/package.json", reason: "not-a-project" });
  summary.skip({ file: "a/package.json", reason: "not-a-project" });
  summary.skip({ file: "b/package.json", reason: "not-a-project" });
  const { files, skipped } = summary.result();
  expect(files).toBe(1);
  expect(skipped.byReason["not-a-project"]).toBe(2);
  expect(skipped.files.map(({ file }) => file)).toEqual(["a/package.json", "b/package.json"]);
});

test("files that are skipped on purpose are only counted", () => {
  const summary = new RunningSummary({ failOn: "error" });
  summary.skip({ file: "notes.txt", reason: "no-input" });
  summary.skip({ file: "photo.jpg", reason: "no-input" });
  const { skipped } = summary.result();
  expect([skipped.byReason["no-input"], skipped.files]).toEqual([2, []]);
});

describe("the exit status is the most severe of all files", () => {
  test.each([
    [["ok", "warnings"], ExitCode.Ok],
    [["warnings", "errors", "ok"], ExitCode.Findings],
    [["unreadable", "errors"], ExitCode.Unreadable],
    [["fault", "unreadable", "errors"], ExitCode.InternalFault],
    [[], ExitCode.Ok],
  ] as const)("%j: %i", (statuses, expected) => {
    expect(summaryOf(statuses).exitCode).toBe(expected);
  });

  test("with warnings as failures, or too many of them", () => {
    expect(summaryOf(["warnings"], { failOn: "warning" }).exitCode).toBe(ExitCode.Findings);
    expect(summaryOf(["warnings"], { failOn: "error", maxWarnings: 1 }).exitCode).toBe(ExitCode.Findings);
    expect(summaryOf(["warnings"], { failOn: "error", maxWarnings: 2 }).exitCode).toBe(ExitCode.Ok);
  });
});
