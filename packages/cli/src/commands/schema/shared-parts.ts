import { SEVERITIES } from "@epb/workbook/diagnostics";
import { BOOLEAN, COUNT, described, type JsonSchema, objectOf, oneOf, SHA256, TEXT } from "./parts.js";

/** Decimals are text, so that no digit is lost. */
export const DECIMAL: JsonSchema = { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" };

/** A figure or an input: text of a decimal, a date, or a text; a whole number; or yes or no. */
export const VALUE: JsonSchema = { type: ["string", "number", "boolean"] };

export const SEVERITY: JsonSchema = oneOf(SEVERITIES, "Severity: figures are not reliable, or a person should check.");

export const CODE: JsonSchema = {
  type: "string",
  pattern: "^EPB-[A-Z]+-\\d{3}$",
  description: "Stable public code.",
};

export const ISSUE_PAGE: JsonSchema = {
  type: "string",
  pattern: "^https://",
  description: "Address of the page that explains the code.",
};

export const ENGINE: JsonSchema = objectOf(
  { name: described(TEXT, "Name of the engine."), version: described(TEXT, "Version of the engine.") },
  "Engine that calculated the figures.",
);

export const TEMPLATE: JsonSchema = objectOf(
  {
    kind: described(TEXT, "Kind of the template, such as epb-calculating."),
    version: described(TEXT, "Version of the template, such as 4.2.10."),
  },
  "Template of the workbook.",
);

/** An input file. */
export const inputFile = (description: string): JsonSchema =>
  objectOf(
    {
      file: described(TEXT, "Input file, as named on the command line."),
      "sha256?": described(SHA256, "SHA-256 hash of the file; absent if the file could not be opened."),
      "kind?": oneOf(["json", "xlsx"], "Type of the file: JSON or a workbook."),
      "template?": TEMPLATE,
      "profile?": described(TEXT, "Name of the mapping profile that read the workbook."),
    },
    description,
  );

/** An input that cannot be used. */
export const UNKNOWN_INPUT: JsonSchema = objectOf(
  {
    path: described(
      TEXT,
      "Path of the input in the data of the project. The path of a list means that rows of the list cannot be read.",
    ),
    label: described(TEXT, "Label of the input."),
    "sheet?": described(TEXT, "Sheet of the workbook."),
    "cell?": described(TEXT, "Cell or range of the sheet, such as F17 or B4:B31."),
  },
  "Input that cannot be read or has an impossible value.",
);

export const INPUT_PATH: JsonSchema = described(TEXT, "Path of the input in the data of the project.");
export const INPUT_LABEL: JsonSchema = described(TEXT, "Label of the input.");
export const FIGURE_PATH: JsonSchema = described(TEXT, "Path of the figure in the calculated values.");
export const FIGURE_LABEL: JsonSchema = described(TEXT, "Label of the figure.");
export const UNIT: JsonSchema = described(TEXT, "Unit of the value.");

export const YES_OR_NO = (description: string): JsonSchema => described(BOOLEAN, description);
export const NUMBER_OF = (things: string): JsonSchema => described(COUNT, `Number of ${things}.`);

/** Source of published reference data. */
export const DATA_SOURCE: JsonSchema = objectOf(
  {
    id: described(TEXT, "Short name of the source."),
    publisher: described(TEXT, "Publisher of the data."),
    edition: described(TEXT, "Edition of the publication."),
    table: described(TEXT, "Table of the publication."),
    location: described(TEXT, "Address of the publication, or repository, commit, and path of the copy."),
    standing: oneOf(
      ["copy", "secondary", "unverified"],
      "Origin of the data: copied from the publication, from a secondary source, or not verified.",
    ),
  },
  "Publication of the reference data.",
);
