import { type FigureDefinition, figureDefinition } from "@epb/engine";
import { FILE_STATUSES, HEADLINE_FIGURE_IDS, SEVERITIES } from "@epb/workbook/diagnostics";
import { ExitCode } from "../exit-code.js";
import { CHECK_SCHEMA_VERSION } from "../reporters/check/json-batch.js";
import { SKIP_REASONS } from "../reporters/check/skipped-files.js";
import { DIAGNOSTIC, WAIVED_DIAGNOSTIC } from "./finding-schema.js";
import { BOOLEAN, COUNT, DIALECT, described, type JsonSchema, listOf, objectOf, SHA256, TEXT } from "./parts.js";

/** The report of a run over many files. */
export function reportSchema(): JsonSchema {
  const schema = objectOf(
    {
      schemaVersion: { const: CHECK_SCHEMA_VERSION },
      engine: objectOf({ name: TEXT, version: TEXT }, "What computed the figures."),
      program: objectOf({ name: TEXT, version: TEXT }, "What checked the files."),
      "configuration?": objectOf(
        { file: described(TEXT, "Path of the configuration file.") },
        "Settings that were used.",
      ),
      files: described(listOf(fileSchema()), "In the order of their paths."),
      skipped: SKIPPED,
      summary: SUMMARY,
    },
    "What epb check --report json prints.",
  );
  return { $schema: DIALECT, title: "Report of epb check", ...schema };
}

const SEVERITY: JsonSchema = { enum: SEVERITIES };

function fileSchema(): JsonSchema {
  return objectOf({
    file: described(TEXT, "The file, as it was found."),
    status: {
      enum: FILE_STATUSES,
      description: "How the file ended: the gravest of its findings, unreadable, or fault where the program failed.",
    },
    "sha256?": described(SHA256, "Of the bytes that were read; absent when the file was not read to its end."),
    "kind?": { enum: ["json", "xlsx"] },
    "template?": objectOf({ kind: TEXT, version: TEXT }, "The template of a workbook."),
    "project?": objectOf({ name: TEXT }, "Absent where the file is no project."),
    "figures?": objectOf(
      Object.fromEntries(HEADLINE_FIGURE_IDS.map((id) => [`${id}?`, figureSchema(figureDefinition(id))])),
      "The figures a decision is made on, by their place in the calculated values. One that is not known is absent.",
    ),
    issues: described(listOf(DIAGNOSTIC), "Findings that count."),
    "waived?": described(listOf(WAIVED_DIAGNOSTIC), "Findings that waivers accept. Absent where there are none."),
    "known?": described(listOf(DIAGNOSTIC), "Findings that the baseline has. Absent where there are none."),
    "resolved?": described(
      listOf(objectOf({ code: TEXT, place: TEXT, count: COUNT })),
      "Findings of the baseline that are no longer there. Absent where there are none.",
    ),
    "ignored?": described(COUNT, "Number of findings that the configuration ignores. Absent where there are none."),
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

const DECIMAL: JsonSchema = { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" };

const SKIPPED: JsonSchema = objectOf(
  {
    files: described(
      listOf(objectOf({ file: TEXT, reason: { enum: SKIP_REASONS } })),
      "Files that were not checked and that a person may have meant, in the order of their paths.",
    ),
    folders: described(listOf(TEXT), "Folders that were not searched, in the order of their paths."),
  },
  "What was not checked.",
);

const STATISTICS: JsonSchema = objectOf(
  {
    templates: described(listOf(objectOf({ template: TEXT, files: COUNT })), "How many files there are by template."),
    figures: listOf(
      objectOf(
        {
          ids: described(listOf(TEXT), "Places in the calculated values, one for each edition that has the figure."),
          label: TEXT,
          files: described(COUNT, "How many files have the figure and no errors."),
          minimum: DECIMAL,
          median: described(DECIMAL, "Mean of the two middle values of an even number."),
          maximum: DECIMAL,
        },
        "Distribution of a headline figure.",
      ),
    ),
  },
  "With --statistics only.",
);

const SUMMARY: JsonSchema = objectOf(
  {
    files: described(COUNT, "How many files were checked."),
    skipped: objectOf(
      Object.fromEntries(SKIP_REASONS.map((reason) => [reason, COUNT])),
      "How many files were not checked, by reason.",
    ),
    byStatus: objectOf(
      Object.fromEntries(FILE_STATUSES.map((status) => [status, COUNT])),
      "How many files ended so; together they are all files.",
    ),
    bySeverity: objectOf(Object.fromEntries(SEVERITIES.map((severity) => [severity, COUNT])), "How many findings."),
    codes: described(
      listOf(
        objectOf({
          code: described(TEXT, "Code of the finding."),
          name: described(TEXT, "The code in words."),
          severity: SEVERITY,
          findings: described(COUNT, "How often it was found."),
          files: described(COUNT, "In how many files."),
        }),
      ),
      "What was found, sorted by code.",
    ),
    waived: described(COUNT, "Number of findings that waivers accept."),
    known: described(COUNT, "Number of findings that the baseline has."),
    resolved: described(COUNT, "Number of findings of the baseline that are no longer there."),
    removedFiles: described(listOf(TEXT), "Files of the baseline that are no longer there."),
    ignored: described(COUNT, "Number of findings that the configuration ignores."),
    "statistics?": STATISTICS,
    exitCode: {
      enum: [ExitCode.Ok, ExitCode.Findings, ExitCode.Unreadable, ExitCode.InternalFault],
      description: "The exit status of the run: the gravest of all files.",
    },
  },
  "What the files come to.",
);
