import { posix } from "node:path";
import { escapeXml } from "@epb/engine/report";
import type { FileStatus, Severity } from "@epb/workbook/diagnostics";
import { countLine } from "../../../../diagnostics/threshold.js";
import type { Layout } from "../../../../format/layout.js";
import { findingLines } from "../../../../reports/finding-lines.js";
import { waivedLines } from "../../../../reports/waived-lines.js";
import { xmlAttribute } from "../../../../reports/xml-attribute.js";
import type { BatchReporter } from "../batch-reporter.js";
import type { FileReport } from "../file-report.js";
import type { SkippedFile } from "../skipped-files.js";
import { skippedNoun } from "../skipped-words.js";

/** Test reports are shown in wide windows, without color. */
const LAYOUT: Layout = { columns: 100, paint: (_role, text) => text };

type Ending = "passed" | "failure" | "error";

/** A skipped file that is possibly a project becomes a skipped test. */
const skippedCase = ({ file, reason }: SkippedFile): string =>
  `${caseHead(file)}>\n      <skipped${xmlAttribute("message", skippedNoun(reason))}/>\n    </testcase>\n`;

interface Suite {
  readonly cases: string[];
  failures: number;
  errors: number;
  skipped: number;
}

/**
 * For tools that display test results: every folder is a suite, every file a test. A file fails if its findings lead to
 * exit status 1; an unreadable file is an error. All other findings are output.
 */
export function junitReporter(failOn: Severity): BatchReporter {
  // Suites begin with their totals, so they are written at the end.
  const suites = new Map<string, Suite>();
  const suiteOf = (file: string): Suite => {
    const folder = posix.dirname(file);
    const suite = suites.get(folder) ?? { cases: [], failures: 0, errors: 0, skipped: 0 };
    suites.set(folder, suite);
    return suite;
  };
  return {
    start: () => "",
    file: (report) => {
      const suite = suiteOf(report.file);
      const ending = endingOf(report.status, failOn);
      if (ending === "failure") suite.failures++;
      if (ending === "error") suite.errors++;
      suite.cases.push(testCase(report, ending));
      return "";
    },
    end: ({ skipped }) => {
      for (const file of skipped.files) {
        const suite = suiteOf(file.file);
        suite.cases.push(skippedCase(file));
        suite.skipped++;
      }
      const all = [...suites.values()];
      const total = (countOf: (suite: Suite) => number): number => sum(all.map(countOf));
      const root = counts({
        tests: total(({ cases }) => cases.length),
        failures: total(({ failures }) => failures),
        errors: total(({ errors }) => errors),
        // The schema of Jenkins allows the number of skipped tests in suites only.
        skipped: 0,
      });
      const written = [...suites].map(([folder, suite]) => testSuite(folder, suite)).join("");
      return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="epb check"${root}>\n${written}</testsuites>\n`;
    },
  };
}

function endingOf(status: FileStatus, failOn: Severity): Ending {
  switch (status) {
    case "ok":
      return "passed";
    case "warnings":
      return failOn === "warning" ? "failure" : "passed";
    case "errors":
      return "failure";
    case "unreadable":
    case "fault":
      return "error";
    default:
      return status satisfies never;
  }
}

function testSuite(folder: string, { cases, ...rest }: Suite): string {
  const head = `${xmlAttribute("name", folder)}${counts({ tests: cases.length, ...rest })}`;
  return `  <testsuite${head}>\n${cases.join("")}  </testsuite>\n`;
}

interface Counts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
}

const counts = ({ tests, failures, errors, skipped }: Counts): string =>
  xmlAttribute("tests", tests) +
  xmlAttribute("failures", failures) +
  xmlAttribute("errors", errors) +
  (skipped === 0 ? "" : xmlAttribute("skipped", skipped));

function caseHead(file: string): string {
  const folder = posix.dirname(file);
  // Jenkins splits the text at dots into a tree; GitLab shows it unchanged.
  const className = folder === "." ? "epb" : folder.replaceAll("/", ".");
  return `    <testcase${xmlAttribute("name", posix.basename(file))}${xmlAttribute("classname", className)}`;
}

function testCase({ file, issues, waived = [] }: FileReport, ending: Ending): string {
  const head = caseHead(file);
  if (issues.length === 0 && waived.length === 0) return `${head}/>\n`;
  const text = escapeXml([...findingLines(issues, LAYOUT), ...waivedLines(waived, LAYOUT)].join("\n"));
  const [first] = issues;
  const body =
    ending === "passed"
      ? `<system-out>${text}</system-out>`
      : `<${ending}${xmlAttribute("message", countLine(issues))}${xmlAttribute("type", first?.code ?? "")}>${text}</${ending}>`;
  return `${head}>\n      ${body}\n    </testcase>\n`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
