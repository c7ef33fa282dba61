import { type FigureDefinition, figureDefinition } from "@epb/engine";
import { FILE_STATUSES, HEADLINE_FIGURE_IDS, SEVERITIES } from "@epb/workbook/diagnostics";
import { ExitCode } from "../../exit-code.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { CHECK_SCHEMA_VERSION } from "../check/report/json-batch.js";
import { SKIP_REASONS } from "../check/report/skipped-files.js";
import { DIAGNOSTIC, WAIVED_DIAGNOSTIC } from "./finding-schema.js";
import {
  BOOLEAN,
  COUNT,
  described,
  document,
  documentHead,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  SHA256,
  TEXT,
} from "./parts.js";
import { DECIMAL, ENGINE, FIGURE_LABEL, NUMBER_OF, SEVERITY, TEMPLATE } from "./shared-parts.js";

/** The report of a run over many files. */
export function reportSchema(): JsonSchema {
  const schema = objectOf(
    {
      ...documentHead(OUTPUT_KIND.check, CHECK_SCHEMA_VERSION),
      engine: ENGINE,
      program: objectOf(
        { name: described(TEXT, "Name of the program."), version: described(TEXT, "Version of the program.") },
        "Program that checked the files.",
      ),
      "configuration?": objectOf(
        { file: described(TEXT, "Path of the configuration file.") },
        "Settings that were used.",
      ),
      files: described(listOf(fileSchema()), "Files in the order of their paths."),
      skipped: SKIPPED,
      summary: SUMMARY,
    },
    "Output of epb check --report json.",
  );
  return document("Report of epb check", schema);
}

function fileSchema(): JsonSchema {
  return objectOf({
    file: described(TEXT, "Path of the file."),
    status: {
      enum: FILE_STATUSES,
      description:
        "Status of the file: severity of its most severe finding, unreadable, or fault if the program failed.",
    },
    "sha256?": described(SHA256, "SHA-256 hash of the file; absent if the file was not read to its end."),
    "kind?": oneOf(["json", "xlsx"], "Type of the file: JSON or a workbook."),
    "template?": TEMPLATE,
    "project?": objectOf(
      {
        name: described(TEXT, "Name of the project."),
        "agency?": described(TEXT, "Agency of the project."),
        "esco?": described(TEXT, "Energy service company."),
      },
      "Project in the file. Absent if the file has no project.",
    ),
    "figures?": objectOf(
      Object.fromEntries(HEADLINE_FIGURE_IDS.map((id) => [`${id}?`, figureSchema(figureDefinition(id))])),
      "Key figures, by their path in the calculated values. Unknown figures are absent.",
    ),
    issues: described(listOf(DIAGNOSTIC), "Findings that are not waived, not in the baseline, and not ignored."),
    "waived?": described(listOf(WAIVED_DIAGNOSTIC), "Findings that waivers accept. Absent if no finding is waived."),
    "known?": described(
      listOf(DIAGNOSTIC),
      "Findings in the baseline. Absent if the baseline has none of the findings.",
    ),
    "resolved?": described(
      listOf(
        objectOf({
          code: described(TEXT, "Code of the finding."),
          place: described(TEXT, "Cell, or path of the value; empty if the finding is about the whole file."),
          count: NUMBER_OF("findings"),
        }),
      ),
      "Findings in the baseline that no longer occur in the file. Absent if no finding is resolved.",
    ),
    "ignored?": described(COUNT, "Number of findings that the configuration ignores. Absent if no finding is ignored."),
  });
}

/** Decimals are text, so that no digit is lost; whole numbers of years and counts are numbers. */
function figureSchema({ label, quantity, unit, decimals }: FigureDefinition): JsonSchema {
  const description = [label, unit].filter((word) => word !== undefined).join(", ");
  switch (quantity) {
    case "yesNo":
      return described(BOOLEAN, description);
    case "date":
      return { type: "string", format: "date", description };
    case "years":
    case "count":
      return described(decimals === 0 ? COUNT : DECIMAL, description);
    default:
      return described(DECIMAL, description);
  }
}

const SKIPPED: JsonSchema = objectOf(
  {
    files: described(
      listOf(
        objectOf({
          file: described(TEXT, "Path of the file."),
          reason: oneOf(SKIP_REASONS, "Reason why the file was not checked."),
        }),
      ),
      "Files that were not checked although they may be workbooks or projects, in the order of their paths.",
    ),
    folders: described(listOf(TEXT), "Folders that were not searched, in the order of their paths."),
  },
  "Files and folders that were not checked.",
);

const STATISTICS: JsonSchema = objectOf(
  {
    templates: described(
      listOf(objectOf({ template: described(TEXT, "Kind and version of the template."), files: NUMBER_OF("files") })),
      "Number of files by template.",
    ),
    figures: described(
      listOf(
        objectOf(
          {
            ids: described(listOf(TEXT), "Paths in the calculated values, one for each edition that has the figure."),
            label: FIGURE_LABEL,
            files: described(COUNT, "Number of files that have the figure and no errors."),
            minimum: described(DECIMAL, "Lowest value."),
            median: described(DECIMAL, "Median. For an even number of files, the mean of the two middle values."),
            maximum: described(DECIMAL, "Highest value."),
          },
          "Distribution of a key figure.",
        ),
      ),
      "Distributions of the key figures.",
    ),
  },
  "Statistics. Only with --statistics.",
);

const SUMMARY: JsonSchema = objectOf(
  {
    files: described(COUNT, "Number of files that were checked."),
    skipped: objectOf(
      Object.fromEntries(SKIP_REASONS.map((reason) => [reason, NUMBER_OF(`files with the reason ${reason}`)])),
      "Number of files that were not checked, by reason.",
    ),
    byStatus: objectOf(
      Object.fromEntries(FILE_STATUSES.map((status) => [status, NUMBER_OF(`files with the status ${status}`)])),
      "Number of files by status. The sum is the number of all checked files.",
    ),
    bySeverity: objectOf(
      Object.fromEntries(SEVERITIES.map((severity) => [severity, NUMBER_OF(`findings with the severity ${severity}`)])),
      "Number of findings by severity.",
    ),
    codes: described(
      listOf(
        objectOf({
          code: described(TEXT, "Code of the finding."),
          name: described(TEXT, "Readable name of the code, such as cell/text-in-number-cell."),
          severity: SEVERITY,
          findings: described(COUNT, "Number of findings with this code."),
          files: described(COUNT, "Number of files with this code."),
        }),
      ),
      "Codes of the findings, sorted.",
    ),
    waived: described(COUNT, "Number of findings that waivers accept."),
    known: described(COUNT, "Number of findings in the baseline."),
    resolved: described(COUNT, "Number of findings in the baseline that no longer occur."),
    removedFiles: described(listOf(TEXT), "Files of the baseline that no longer exist."),
    ignored: described(COUNT, "Number of findings that the configuration ignores."),
    "statistics?": STATISTICS,
    exitCode: {
      enum: [ExitCode.Ok, ExitCode.Findings, ExitCode.Unreadable, ExitCode.InternalFault],
      description: "Exit status of the run: the highest status of all files.",
    },
  },
  "Totals of all files.",
);
