import type { Severity } from "@epb/workbook/diagnostics";
import { expect, test } from "vitest";
import { finding } from "../../../../../../workbook/testing/finding.js";
import type { FileReport } from "../file-report.js";
import { RunningStatistics } from "../statistics.js";
import { RunningSummary } from "../summary.js";
import { htmlBatchReporter } from "./html-batch.js";

const PRICE = "projectSummary.financialSummary.totalImplementationPrice";
const EVIL = "<script>alert(1)</script>";
const waiver = { reason: "Agreed on paper.", person: "J. Roe", until: "2026-12-31" };

const FILES: readonly FileReport[] = [
  { file: "fine.xlsx", status: "ok", projectName: EVIL, figures: { [PRICE]: "1000" }, issues: [] },
  {
    file: "warned.xlsx",
    status: "warnings",
    figures: { [PRICE]: "3000.5" },
    issues: [finding({ file: "warned.xlsx", severity: "warning", code: "EPB-TST-002" })],
    waived: [{ finding: finding({ file: "warned.xlsx", at: "ecms" }), waiver }],
  },
  {
    file: "wrong.xlsx",
    status: "errors",
    issues: ["F17", "F18"].map((cell) => finding({ file: "wrong.xlsx", sheet: "Schedule 2a", cell })),
    resolved: [{ file: "wrong.xlsx", code: "EPB-TST-009", place: "ecms", count: 1 }],
  },
  { file: "broken.xlsx", status: "unreadable", issues: [finding({ file: "broken.xlsx", found: EVIL })] },
];

function pageOf(files: readonly FileReport[], failOn: Severity = "error"): string {
  const reporter = htmlBatchReporter(failOn, "epb.config.json");
  const summary = new RunningSummary({ failOn }, { statistics: new RunningStatistics() });
  summary.skip({ file: "old.xlsb", reason: "other-format" });
  summary.skip({ file: "~$fine.xlsx", reason: "lock-file" });
  for (const file of files) summary.add(file);
  return reporter.start() + files.map((file) => reporter.file(file)).join("") + reporter.end(summary.result());
}

const textOf = (html: string): string => html.replace(/<style>.*?<\/style>/s, "").replace(/<[^>]+>/g, "\n");

test("files are listed with the most severe first", () => {
  const text = textOf(pageOf(FILES));
  const table = text.slice(text.indexOf("Files by severity, most severe first"), text.indexOf("Charts"));
  const order = FILES.map(({ file }) => [table.indexOf(file), file] as const).sort(([one], [other]) => one - other);
  expect(order.map(([, file]) => file)).toEqual(["broken.xlsx", "wrong.xlsx", "warned.xlsx", "fine.xlsx"]);
});

test("findings are listed by code, repeats together, and errors before warnings", () => {
  const text = textOf(pageOf(FILES));
  expect(text).toContain("wrong.xlsx · Schedule 2a!F17–F18 · 2 cells");
  expect(text.indexOf("EPB-TST-001 · error")).toBeLessThan(text.indexOf("EPB-TST-002 · warning"));
});

test("waived findings have their reason, and resolved ones their place", () => {
  const text = textOf(pageOf(FILES));
  expect(text).toContain("Reason: Agreed on paper.");
  expect(text).toContain("wrong.xlsx · ecms · EPB-TST-009");
});

test("figures have their units, and their distribution is that of files without errors", () => {
  const text = textOf(pageOf(FILES)).replaceAll(/\n+/g, "|");
  expect(text).toContain("|fine.xlsx|&lt;script&gt;alert(1)&lt;/script&gt;|1,000|");
  expect(text).toContain("|Total implementation price|2|$1,000.00|$2,000.25|$3,000.50|");
});

test("the page loads and runs nothing, and every table has a caption and column headings", () => {
  const html = pageOf(FILES);
  expect(html).not.toMatch(/<script|<link|<img|\son\w+=|src=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  const count = (pattern: RegExp): number => html.match(pattern)?.length ?? 0;
  expect(count(/<table>/g)).toBeGreaterThan(3);
  expect(count(/<caption>/g)).toBe(count(/<table>/g));
  expect(count(/<svg /g)).toBe(count(/<desc /g));
});

test("a run without findings has a sentence for it", () => {
  expect(textOf(pageOf(FILES.slice(0, 1)))).toContain("No finding counts.");
});

test.each([
  ["error", "Received|5|To accept|2|To return|2|Skipped|1|"],
  ["warning", "Received|5|To accept|1|To return|3|Skipped|1|"],
] as const)("the page says how many files to accept and to return if a run fails on each %s", (failOn, counts) => {
  const text = textOf(pageOf(FILES, failOn)).replaceAll(/\n+/g, "|");
  expect(text).toContain(counts);
  expect(text).toContain(`|warned.xlsx|${failOn === "error" ? "accept" : "return"}|`);
});

test("a row has agency, ESCO, and first finding, and files with the same content are named", () => {
  const parties = { agencyName: "Harbor Port Authority", escoName: "Bright Energy", sha256: "ab" };
  const [fine, , wrong] = FILES.map((file) => ({ ...file, ...parties }));
  const text = textOf(pageOf([fine, wrong].filter((file) => file !== undefined))).replaceAll(/\n+/g, "|");
  expect(text).toContain("|Agency: Harbor Port Authority|ESCO: Bright Energy|1,000|");
  expect(text).toContain("|Files with the same content|fine.xlsx, wrong.xlsx|");
  expect(text).not.toContain("Known findings");
});
