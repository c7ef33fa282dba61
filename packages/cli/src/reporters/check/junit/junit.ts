import { posix } from "node:path";
import type { FileStatus, Severity } from "@epb/workbook/diagnostics";
import { countLine } from "../../../diagnostics/threshold.js";
import type { Layout } from "../../../format/layout.js";
import { findingLines } from "../../shared/finding-lines.js";
import { xmlAttribute, xmlText } from "../../shared/xml-text.js";
import type { BatchReporter } from "../batch-reporter.js";
import type { FileReport } from "../file-report.js";

/** Reports of tests are shown in wide windows, without colour. */
const LAYOUT: Layout = { columns: 100, paint: (_role, text) => text };

type Ending = "passed" | "failure" | "error";

interface Suite {
  readonly cases: string[];
  failures: number;
  errors: number;
}

/**
 * For what shows the results of tests: every folder is a suite, every file a test. A file fails with findings that make
 * the exit status 1; one that cannot be read is an error. What does not fail a file is its output.
 */
export function junitReporter(failOn: Severity): BatchReporter {
  // Suites begin with what they come to, so they are written at the end.
  const suites = new Map<string, Suite>();
  return {
    start: () => "",
    file: (report) => {
      const folder = posix.dirname(report.file);
      const suite = suites.get(folder) ?? { cases: [], failures: 0, errors: 0 };
      suites.set(folder, suite);
      const ending = endingOf(report.status, failOn);
      if (ending === "failure") suite.failures++;
      if (ending === "error") suite.errors++;
      suite.cases.push(testCase(report, folder, ending));
      return "";
    },
    end: () => {
      const all = [...suites.values()];
      const root = counts(
        sum(all.map(({ cases }) => cases.length)),
        sum(all.map(({ failures }) => failures)),
        sum(all.map(({ errors }) => errors)),
      );
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

function testSuite(folder: string, { cases, failures, errors }: Suite): string {
  const head = `${xmlAttribute("name", folder)}${counts(cases.length, failures, errors)}`;
  return `  <testsuite${head}>\n${cases.join("")}  </testsuite>\n`;
}

const counts = (tests: number, failures: number, errors: number): string =>
  xmlAttribute("tests", tests) + xmlAttribute("failures", failures) + xmlAttribute("errors", errors);

function testCase({ file, issues }: FileReport, folder: string, ending: Ending): string {
  // Jenkins makes a tree of what stands between dots, GitLab shows it as it is.
  const className = folder === "." ? "epb" : folder.replaceAll("/", ".");
  const head = `    <testcase${xmlAttribute("name", posix.basename(file))}${xmlAttribute("classname", className)}`;
  if (issues.length === 0) return `${head}/>\n`;
  const text = xmlText(findingLines(issues, LAYOUT).join("\n"));
  const [first] = issues;
  const body =
    ending === "passed"
      ? `<system-out>${text}</system-out>`
      : `<${ending}${xmlAttribute("message", countLine(issues))}${xmlAttribute("type", first?.code ?? "")}>${text}</${ending}>`;
  return `${head}>\n      ${body}\n    </testcase>\n`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
