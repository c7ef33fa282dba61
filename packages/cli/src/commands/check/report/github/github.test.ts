import { describe, expect, test } from "vitest";
import { finding } from "../../../../../../workbook/testing/finding.js";
import { memoryIo } from "../../../../memory-io.testing.js";
import { runProgram } from "../../../../program.js";
import type { BatchReporter } from "../batch-reporter.js";
import type { FileReport } from "../file-report.js";
import { RunningSummary } from "../summary.js";
import { annotationReporter } from "./annotations.js";
import { jobSummaryReporter } from "./job-summary.js";

function textOf(reporter: BatchReporter, reports: readonly FileReport[]): string {
  const summary = new RunningSummary({ failOn: "error" });
  for (const report of reports) summary.add(report);
  return reporter.start() + reports.map((report) => reporter.file(report)).join("") + reporter.end(summary.result());
}

const broken = (file: string, issues = [finding({ file })]): FileReport => ({ file, status: "errors", issues });

const waiver = { reason: "Agreed | on *paper*.", person: "J. Roe", until: "2026-12-31" };

describe("an annotation", () => {
  test("is at the file, with code and cell in its title", () => {
    const issue = finding({ file: "a, b:c.xlsx", sheet: "Schedule 2a", cell: "F17", found: "100 %\n" });
    expect(textOf(annotationReporter(), [broken("a, b:c.xlsx", [issue])])).toBe(
      "::error file=a%2C b%3Ac.xlsx,title=EPB-TST-001 Schedule 2a!F17::Something is wrong.%0AFound: 100 %25%0AMend it.\n",
    );
  });

  test("is one for the same in neighbouring cells", () => {
    const issues = ["F17", "F18", "F19"].map((cell) => finding({ sheet: "Schedule 2a", cell, severity: "warning" }));
    const text = textOf(annotationReporter(), [broken("project.xlsx", issues)]);
    expect(text).toBe(
      "::warning file=project.xlsx,title=EPB-TST-001 Schedule 2a!F17–F19::Something is wrong. (3 cells)%0AMend it.\n",
    );
  });

  test("is not affected by the content of a file", () => {
    const issue = finding({ message: "x\n::error::made up\r\n::set-output name=a::b" });
    const lines = textOf(annotationReporter(), [broken("project.xlsx", [issue])])
      .trimEnd()
      .split(/\r|\n/);
    expect(lines).toHaveLength(1);
  });

  test("is written for ten findings of each level, and the others are listed in a group", () => {
    const reports = Array.from({ length: 12 }, (_, index) => broken(`${index}.json`));
    const lines = textOf(annotationReporter(), reports).trimEnd().split("\n");
    expect(lines.filter((line) => line.startsWith("::error "))).toHaveLength(10);
    expect(lines.slice(10)).toEqual([
      "::group::2 more findings",
      " error 10.json EPB-TST-001: Something is wrong. Mend it.",
      " error 11.json EPB-TST-001: Something is wrong. Mend it.",
      "::endgroup::",
    ]);
  });

  test("that is listed is printed as it is, errors first, and commands in it stay text", () => {
    const reports = Array.from({ length: 11 }, (_, index) =>
      broken(`${index}.json`, [
        finding({ file: `${index}.json`, severity: "warning", message: "5% less." }),
        finding({ file: `${index}.json`, message: "::error::5%\n##[error]text" }),
      ]),
    );
    const lines = textOf(annotationReporter(), reports).trimEnd().split("\n");
    expect(lines.slice(-4)).toEqual([
      "::group::2 more findings",
      " error 10.json EPB-TST-001: ::error::5% ## [error]text Mend it.",
      " warning 10.json EPB-TST-001: 5% less. Mend it.",
      "::endgroup::",
    ]);
  });

  test("is not made for waived and known findings, which a line counts", () => {
    const waived = [{ finding: finding({ file: "a.xlsx" }), waiver }];
    const known = [finding({ file: "a.xlsx" }), finding({ file: "a.xlsx" })];
    const resolved = [{ file: "a.xlsx", code: "EPB-TST-009", place: "ecms", count: 1 }];
    const report: FileReport = { file: "a.xlsx", status: "ok", issues: [], waived, known, resolved };
    expect(textOf(annotationReporter(), [report])).toBe("1 waived, 2 known, 1 resolved\n");
    expect(textOf(jobSummaryReporter(), [report])).toContain("1 ok\n\n1 waived, 2 known, 1 resolved\n");
  });

  test("is followed by these counts where findings are listed in a group", () => {
    const reports = Array.from({ length: 11 }, (_, index) => ({ ...broken(`${index}.json`), ignored: 3 }));
    expect(textOf(annotationReporter(), reports).endsWith("\n::endgroup::\n33 ignored\n")).toBe(true);
  });
});

describe("the summary of a job", () => {
  test("is appended to the file that GitHub names", async () => {
    const files = new Map([
      ["a|b.json", "{}"],
      ["summary.md", "Before.\n"],
    ]);
    const io = memoryIo({ files, env: { GITHUB_STEP_SUMMARY: "summary.md" } });
    await runProgram(["check", "a|b.json", "--report", "github"], io);
    const summary = String(io.written.files.get("summary.md"));
    expect(summary).toMatch(/^Before\.\n### epb check: 1 file\n\n1 with errors\n\n/);
    expect(summary).toContain("| a\\|b.json | with errors | 2 findings: EPB-INP-001 |");
    expect(summary).toContain("| EPB-INP-001 | error | 2 | 1 | Missing required value |");
  });

  test("lists failed files before a hundred files with warnings", () => {
    const warned = Array.from({ length: 120 }, (_, index): FileReport => {
      const file = `${index}.json`;
      return { file, status: "warnings", issues: [finding({ file, severity: "warning" })] };
    });
    const text = textOf(jobSummaryReporter(), [...warned, broken("last.json")]);
    expect(text).toContain("|---|---|---|\n| last.json | with errors |");
    expect(text).toContain("And 21 other files with findings.");
  });

  test("is written for the report of GitHub only", async () => {
    const io = memoryIo({ files: new Map([["a.json", "{}"]]), env: { GITHUB_STEP_SUMMARY: "summary.md" } });
    await runProgram(["check", "a.json"], io);
    expect([...io.written.files]).toEqual([]);
  });

  test("lists a hundred files and counts the others", () => {
    const reports = Array.from({ length: 102 }, (_, index) => broken(`${index}.json`));
    const text = textOf(jobSummaryReporter(), reports);
    expect(text.match(/with errors \|/g)).toHaveLength(100);
    expect(text).toContain("And 2 other files with findings.");
  });

  test("lists waived findings with their reasons, a hundred at most", () => {
    const waived = [{ finding: finding({ file: "a.xlsx", sheet: "Schedule 2a", cell: "F17" }), waiver }];
    const row =
      "| a.xlsx | Schedule 2a\\!F17 | EPB\\-TST\\-001 | Agreed \\| on \\*paper\\*. | J. Roe | 2026\\-12\\-31 |";
    const reportOf = (file: string): FileReport => ({ file, status: "ok", issues: [], waived });
    expect(textOf(jobSummaryReporter(), [reportOf("a.xlsx")])).toContain(`#### Waived findings\n\n| file | place |`);
    const reports = Array.from({ length: 103 }, () => reportOf("a.xlsx"));
    const text = textOf(jobSummaryReporter(), reports);
    expect(text.split("\n").filter((line) => line === row)).toHaveLength(100);
    expect(text).toContain("And 3 other waived findings.");
  });

  test("names files of the baseline that are no longer there", () => {
    const summary = new RunningSummary({ failOn: "error" });
    summary.addRemoved("old|file.json", [{ file: "old|file.json", code: "EPB-TST-001", place: "ecms", count: 2 }]);
    const text = jobSummaryReporter().end(summary.result());
    expect(text).toContain(
      "2 resolved\n\nold\\|file.json no longer exists, so its findings in the baseline are resolved.\n",
    );
  });
});
