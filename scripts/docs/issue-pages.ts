import { CALCULATION_AREA_LABELS } from "../../packages/engine/src/enumerations/calculation-area.js";
import { PROBLEM_CATALOGUE } from "../../packages/engine/src/input/problem-catalogue.js";
import { ISSUE_CATALOGUE } from "../../packages/engine/src/issues/catalogue.js";
import type { IssueDefinition } from "../../packages/engine/src/issues/issue-definition.js";
import type { IssueName } from "../../packages/engine/src/issues/issue-details.js";
import { INPUT_CATALOGUE } from "../../packages/workbook/src/diagnostics/input-finding.js";
import { withSupportContact } from "../../packages/workbook/src/diagnostics/support-contact.js";
import { FINDING_CATALOGUE } from "../../packages/workbook/src/findings/catalogue.js";
import { MAPPING_FINDINGS } from "../../packages/workbook/src/findings/mapping-findings.js";
import { ISSUE_EXPLANATIONS } from "./issue-explanations.js";

const ISSUES_FOLDER = "docs/issues";

export interface IssuePage {
  readonly code: string;
  readonly name: string;
  readonly severity: string;
  readonly kind: "calculation" | "project file" | "workbook" | "command line";
  /** Area of the calculation, if any. */
  readonly area?: string;
  readonly message: string;
  readonly meaning: string;
  readonly advice: string;
  /** True if message or advice contain values. */
  readonly hasExampleValues: boolean;
}

/** A page for each code, and the list of codes; by path. */
export function issuePages(): ReadonlyMap<string, string> {
  const pages = listIssuePages();
  return new Map([
    [`${ISSUES_FOLDER}/README.md`, indexPage(pages)],
    ...pages.map((page) => [`${ISSUES_FOLDER}/${page.code}.md`, issuePage(page)] as const),
  ]);
}

/** Texts about each code. */
export function listIssuePages(): readonly IssuePage[] {
  const issues = (Object.keys(ISSUE_CATALOGUE) as IssueName[]).map(calculationIssue);
  const problems = Object.entries(PROBLEM_CATALOGUE).map(
    ([name, problem]): IssuePage => ({
      code: problem.code,
      name,
      severity: "error",
      kind: "project file",
      message: problem.message(FOUND_EXAMPLES[name] ?? ""),
      meaning: `Expected: ${problem.expected}. The project is not calculated until the problem is corrected.`,
      advice: problem.advice,
      hasExampleValues: name in FOUND_EXAMPLES,
    }),
  );
  const findings = Object.entries({ ...FINDING_CATALOGUE, ...MAPPING_FINDINGS }).map(
    ([name, finding]): IssuePage => ({
      ...finding,
      name,
      kind: "workbook",
      message: withSupportContact(finding.message),
      meaning: meaningOf({ ...finding, name }),
      hasExampleValues: false,
    }),
  );
  const inputs = Object.entries(INPUT_CATALOGUE).map(
    ([name, entry]): IssuePage => ({
      ...entry,
      name,
      severity: entry.severity ?? "error",
      kind: "command line",
      meaning: COMMAND_MEANINGS[name] ?? "This file is not calculated. Other files of the command are calculated.",
      hasExampleValues: false,
    }),
  );
  return [...issues, ...problems, ...findings, ...inputs];
}

/** Findings of the command line that are not about a project. */
const COMMAND_MEANINGS: Readonly<Record<string, string>> = {
  "result/not-a-result": "No result is verified.",
  "waiver/file-unreadable": "The findings of the file count as if there were no waivers.",
  "waiver/incomplete": "The finding counts as if there were no waiver. Other waivers of the file apply.",
  "waiver/expired": "The finding counts again from the day after the end date.",
  "waiver/unmatched": "The waiver has no effect.",
  "waiver/not-possible": "The finding counts as if there were no waiver.",
  "project/upgraded": "The upgraded project is calculated. No figure changes.",
};

/** Example values of the project, for messages that repeat them. */
const FOUND_EXAMPLES: Readonly<Record<string, string>> = {
  "value/unknown-name": "indexrate",
  "value/not-in-enumeration": "27",
  "value/outside-range": "41",
  "input/more-problems": "59,340",
};

const UNKNOWN_CELLS = "No project is read from the workbook, because epb does not know which cells hold which inputs.";

/** Effects of findings about a workbook; others follow from their kind. */
const WORKBOOK_MEANINGS: Readonly<Record<string, string>> = {
  "figure/supplied-differs":
    "epb calculates the figures from the inputs and does not use this value. The workbook shows a different figure than the report. For a form that is read with a profile, the finding also names the cause if one known convention explains every differing figure of a column, such as an escalation that begins a year later, amounts in whole dollars, or payments at another time. Without a cause, no single known convention explains all of them.",
  "cell/number-as-text": "epb uses the number. Excel formulas that add up the column leave the number out.",
  "cell/quantity-with-unit":
    "epb uses the quantity in MMBtu. Excel formulas that add up the column leave the quantity out.",
  "cell/date-as-text": "epb uses the date, but Excel formulas might ignore it.",
  "cell/beyond-table": "epb does not read these values, so they are not part of the project.",
  "cell/strange-column": "epb does not read this column, so its values are not part of the project.",
  "cell/project-name-missing": "The project is calculated without a name.",
  "cell/measure-number-differs": "epb reads the row for the measure that the row was made for.",
  "cell/merged-inputs": "epb also reads the covered cells. Excel does not show the values of covered cells.",
  "cell/hidden-row": "epb reads the hidden rows, so their values are part of the project.",
  "cell/only-spaces": "The cells count as blank.",
  "cell/item-beyond-table":
    "The numbers may belong to the list. Figures that depend on the list are not shown, because the numbers would be missing in the figures.",
  "cell/lost-under-merge":
    "The merge deleted the values of the covered cells. Figures that depend on these cells are not shown.",
  "cell/more-findings": "Other cells may have findings that are not listed.",
  "cell/measure-number-missing":
    "epb cannot assign the row to a measure. Figures that depend on the list are not shown.",
  "cell/measure-unknown": "epb cannot assign the row to a measure. Figures that depend on the list are not shown.",
  "cell/measure-ambiguous":
    "The row may belong to any of these measures. Figures that depend on the list are not shown.",
  "cell/row-key-missing": "epb cannot assign the row to an item. Figures that depend on the list are not shown.",
  "cell/date-in-text-cell": "epb uses the text that the cell shows.",
  "cell/percent-sign-in-format": "epb uses the number that the cell holds, which may be 100 times too large.",
  "cell/unseen-characters": "epb reads the text without these characters.",
  "figure/row-without-formulas":
    "epb calculates the figures from the inputs. The workbook itself does not calculate these cells.",
  "figure/formula-replaced":
    "epb calculates the figures from the inputs. The workbook itself does not calculate these cells.",
  "file/cannot-annotate": "epb writes no annotated copy. The file can be checked and calculated.",
  "template/hidden-sheet-missing":
    "Every input is read. In the workbook itself, drop-down lists no longer offer their choices, and formulas that need the sheet do not calculate.",
  "template/sheet-copied": "epb does not read the copy, only the template sheet.",
  "template/sheet-renamed": "epb reads the sheet.",
  "template/name-lost": "epb reads the cell.",
  "template/not-ours": UNKNOWN_CELLS,
  "mapping/path-unknown": "The input is not read. All other inputs are read.",
  "mapping/place-missing": "The input is unknown, so figures that depend on it are withheld.",
  "mapping/entry-invalid": "No profile and no workbook are written.",
  "mapping/growth-unusable":
    "The amount of the first year is read. The amounts of the following years are unknown, so figures that depend on them are withheld.",
  "mapping/label-repeated": "The input is unknown, so figures that depend on it are withheld.",
  "mapping/table-missing": "The inputs of the table are unknown, so figures that depend on them are withheld.",
  "mapping/column-missing": "The inputs of the column are unknown, so figures that depend on them are withheld.",
  "mapping/several-profiles": UNKNOWN_CELLS,
  "mapping/profile-invalid": UNKNOWN_CELLS,
};

function meaningOf({ code, name, severity }: Pick<IssuePage, "code" | "name" | "severity">): string {
  const own = WORKBOOK_MEANINGS[name];
  if (own !== undefined) return own;
  if (code.startsWith("EPB-FILE-")) return "epb does not read the file. Nothing in the file is checked or calculated.";
  if (code.startsWith("EPB-FIG-")) {
    return severity === "warning"
      ? "epb calculates the figures from the inputs and does not use this value. The workbook shows a different figure than the report."
      : "The supplied values of this section are not used. The supplied values of other sections are used.";
  }
  if (name.startsWith("template/version-")) return UNKNOWN_CELLS;
  return "epb cannot use the input, and does not show figures that depend on the input.";
}

function calculationIssue(name: IssueName): IssuePage {
  // The catalog pairs each name with the details of that name; the compiler cannot follow a union through it.
  const definition = ISSUE_CATALOGUE[name] as IssueDefinition<unknown>;
  const { meaning, example } = ISSUE_EXPLANATIONS[name];
  const section = typeof definition.section === "function" ? undefined : definition.section;
  return {
    code: definition.code,
    name,
    severity: definition.severity,
    kind: "calculation",
    area: section === undefined ? "the area of the value" : CALCULATION_AREA_LABELS[section],
    message: definition.message(example),
    meaning,
    advice: definition.advice(example),
    hasExampleValues: example !== undefined,
  };
}

const NOTE = "Written by `npm run docs` from the catalogs of issues and findings; a test keeps the pages current.";

function indexPage(pages: readonly IssuePage[]): string {
  const table = (kind: IssuePage["kind"]): string[] => [
    "| code | severity | message |",
    "|---|---|---|",
    ...pages
      .filter((page) => page.kind === kind)
      .map(({ code, severity, message }) => `| [${code}](${code}.md) | ${severity} | ${cell(message || "(empty)")} |`),
  ];
  return lines([
    "# Issues",
    "",
    `${NOTE} Codes are stable and never reused. An **error** means that figures cannot be calculated or are not reliable. A **warning** means that a person should check. Values in messages are examples.`,
    "",
    "## Calculation",
    "",
    "Reported while epb calculates a project. Figures that do not depend on an issue are still shown.",
    "",
    ...table("calculation"),
    "",
    "## Project file",
    "",
    "Reported while epb reads a project from JSON. epb calculates nothing until these issues are corrected.",
    "",
    ...table("project file"),
    "",
    "## Workbook",
    "",
    "Reported while epb opens, reads, and checks a workbook.",
    "",
    ...table("workbook"),
    "",
    "## Command line",
    "",
    "Reported by the command `epb`, about the files that you name.",
    "",
    ...table("command line"),
  ]);
}

function issuePage({
  code,
  name,
  severity,
  kind,
  area,
  message,
  meaning,
  advice,
  hasExampleValues,
}: IssuePage): string {
  return lines([
    `# ${code}`,
    "",
    message === "" ? "The message is empty." : `> ${text(message)}`,
    "",
    "| | |",
    "|---|---|",
    `| name | \`${name}\` |`,
    `| severity | ${severity} |`,
    `| found in | ${kind}${area === undefined ? "" : `: ${area}`} |`,
    "",
    "## What it means",
    "",
    meaning,
    "",
    "## What to do",
    "",
    text(advice),
    "",
    ...(hasExampleValues ? ["The values above are examples.", ""] : []),
    "[All issues](README.md)",
  ]);
}

/** Plain text as Markdown: markup characters are escaped. */
const text = (words: string): string => words.replace(/[<*_]/g, "\\$&");
const cell = (words: string): string => text(words).replaceAll("|", "\\|");

const lines = (parts: readonly string[]): string => `${parts.join("\n")}\n`;
