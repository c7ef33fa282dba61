/** Format of an output file. A project is JSON that epb reads. */
export type OutputFormat = "workbook" | "project" | "json" | "ndjson" | "csv" | "html" | "xml" | "text";

/** Destination of an output, and its format. */
export interface OutputFile {
  /** Standard output if undefined or `-`. */
  readonly path: string | undefined;
  readonly format: OutputFormat;
  /** Replaces a file that a person may have filled in. */
  readonly force?: boolean | undefined;
}

/** Fitting endings. Messages suggest the first one. */
const ENDINGS: Readonly<Record<OutputFormat, readonly [string, ...string[]]>> = {
  workbook: [".xlsx"],
  project: [".json"],
  json: [".json", ".sarif"],
  ndjson: [".ndjson", ".jsonl"],
  csv: [".csv"],
  html: [".html", ".htm"],
  xml: [".xml"],
  text: [".txt", ".md", ".log"],
};

/** Endings of formats that epb does not write. */
const OTHER_ENDINGS = [".xls", ".xlsm", ".xlsb", ".xltx", ".ods", ".pdf", ".doc", ".docx", ".zip", ".png"];

const NOUNS: Readonly<Record<OutputFormat, string>> = {
  workbook: "A workbook",
  project: "A project",
  json: "A JSON file",
  ndjson: "An NDJSON file",
  csv: "A CSV file",
  html: "A web page",
  xml: "An XML file",
  text: "A text file",
};

const KNOWN = new Set([...Object.values(ENDINGS).flat(), ...OTHER_ENDINGS]);

/** True for formats in which people enter data. */
export const isEntryFormat = (format: OutputFormat): boolean => format === "workbook" || format === "project";

/**
 * Names the right ending if the ending of a path belongs to another format. A workbook and a project need their ending,
 * because programs choose how to open a file by it. Other formats may have an unknown ending, or `.txt`.
 */
export function endingComplaint(path: string, format: OutputFormat): string | undefined {
  const [ending = ""] = /\.[^./\\]+$/.exec(path) ?? [];
  const known = ending.toLowerCase();
  const fitting = ENDINGS[format];
  if (fitting.includes(known)) return undefined;
  if (!isEntryFormat(format) && (!KNOWN.has(known) || known === ".txt")) return undefined;
  const renamed = `${ending === "" ? path : path.slice(0, -ending.length)}${fitting[0]}`;
  const cannot = OTHER_ENDINGS.includes(known) ? `epb cannot write a file of the type ${known}. ` : "";
  return `${cannot}${NOUNS[format]} needs a file name that ends in ${fitting[0]}. Use the file name ${renamed}.`;
}
