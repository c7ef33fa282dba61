/** A regular expression that may take long for some text, and why it never does. */
export interface AcceptedPattern {
  /** Below `packages`. */
  readonly file: string;
  /** The literal begins with this. */
  readonly pattern: string;
  readonly reason: string;
}

const OUR_TEXT = "The text is made by the program from names and numbers of ours.";
const PATH = "Each key of a path ends with a bracket, where the search ends. A key may have an opening bracket in it.";
const OPERATOR = "The text comes from the person who runs the program, and is short.";
const ONE_URL = "Node's server refuses a request line of more than 16 kB, which takes 60 ms here.";
const CUT_BEFORE = "The text is cut to what the log needs before.";

/** What `npm run lint:patterns` may report. */
export const ACCEPTED_PATTERNS: readonly AcceptedPattern[] = [
  { file: "engine/src/bounds/rate-paths.ts", pattern: "/\\[[^\\]]*\\]/g", reason: PATH },
  { file: "workbook/src/templates/column-path.ts", pattern: "/\\[[^\\]]*\\]/g", reason: PATH },
  { file: "workbook/src/templates/with-inputs-without-cell.ts", pattern: "/\\.?[^.[\\]]+|", reason: PATH },
  { file: "workbook/src/templates/with-inputs-without-cell.ts", pattern: "/\\[([^\\]]*)\\]/g", reason: PATH },
  { file: "engine/src/lookup/project-names.ts", pattern: "/\\[ecmNumber=", reason: PATH },
  { file: "cli/src/whatif/find-input.ts", pattern: "/\\[([^\\]]*)\\]/g", reason: PATH },
  { file: "viewer/src/charts/chart-figures.ts", pattern: "/\\[[^\\]]*\\]/g", reason: PATH },
  { file: "viewer/src/scenes/project-data/paths.ts", pattern: "/\\[([^\\]]*)\\]/g", reason: PATH },
  { file: "engine/src/calculate/list-figures.ts", pattern: "/^(.*)\\[(.+)\\]$/", reason: OUR_TEXT },
  { file: "engine/src/issues/format.ts", pattern: "/\\B(?=(\\d{3})+$)/g", reason: OUR_TEXT },
  {
    file: "workbook/src/cell-checks/number-text.ts",
    pattern: "/\\s*(?:USD|[$€£])?\\s*\\)?$/i",
    reason: "Texts of more than 100 characters are left out before.",
  },
  { file: "workbook/src/formulas/amount-text.ts", pattern: "/\\[.*\\]/", reason: OUR_TEXT },
  {
    file: "workbook/src/map/circular-formulas.ts",
    pattern: "/(?:(?<!\\])('(?:[^']|'')+'",
    reason: "Formulas are cut at 8,192 characters, and 20,000 cells are looked at.",
  },
  {
    file: "workbook/src/scan/xml-text.ts",
    pattern: "/<!\\[CDATA\\[",
    reason: "The scanner has found the end of each section, comment, and instruction before.",
  },
  { file: "cli/src/completion/describe-program.ts", pattern: "/ ([<[].*)$/", reason: OUR_TEXT },
  { file: "cli/src/reporters/check/file-words.ts", pattern: "/\\B(?=(\\d{3})+$)/g", reason: OUR_TEXT },
  { file: "cli/src/reporters/explain/tree-lines.ts", pattern: "/^((?:│", reason: OUR_TEXT },
  { file: "cli/src/whatif/rate-notes.ts", pattern: "/\\s*%$/", reason: OPERATOR },
  { file: "cli/src/whatif/read-range.ts", pattern: "/^(.*\\.\\..*):(\\d+)$/", reason: OPERATOR },
  { file: "cli/src/whole-folder.ts", pattern: "/[\\\\/]+$/", reason: OPERATOR },
  { file: "server/src/start/config/read-config.ts", pattern: "/\\/+$/", reason: OPERATOR },
  { file: "server/src/features/logs/client-path.ts", pattern: "/^(.*\\/password-reset)", reason: ONE_URL },
  { file: "server/src/features/logs/client-path.ts", pattern: "/^(.*\\/verify)", reason: ONE_URL },
  { file: "server/src/features/logs/client-path.ts", pattern: "/^(.*\\/verification-code)", reason: ONE_URL },
  { file: "server/src/http/middleware/serve-viewer.ts", pattern: "/^\\/assets\\/", reason: ONE_URL },
  { file: "server/src/base/describe-error.ts", pattern: "/\\b[a-z][a-z+.-]*:", reason: CUT_BEFORE },
  { file: "server/src/base/describe-error.ts", pattern: "/[^\\s@", reason: CUT_BEFORE },
  { file: "server/src/base/describe-error.ts", pattern: "/\\beyJ", reason: CUT_BEFORE },
  { file: "server/src/base/describe-error.ts", pattern: "/\\S*$/", reason: CUT_BEFORE },
  {
    file: "server/src/features/reports/export-project.ts",
    pattern: "/^[.\\s]+|[.\\s]+$/g",
    reason: "Names of projects have a largest length.",
  },
  {
    file: "viewer/src/features/project-draft/read-entry.ts",
    pattern: "/\\s*%\\s*(?=\\)?$)/",
    reason: "The text is what one person types on their own page.",
  },
];
