import { Option } from "commander";

/** Endings of output files by format. Other formats have no ending of their own. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  json: /\.json$/i,
  ndjson: /\.(ndjson|jsonl)$/i,
  csv: /\.csv$/i,
  xlsx: /\.xlsx$/i,
  html: /\.html?$/i,
};

/** Option for the format of an output. Without it, the ending of the output file decides ({@link formatOf}). */
export const formatOption = (description: string, formats: readonly string[]): Option =>
  new Option(
    "-f, --format <format>",
    `${description} (default: by the ending of the output file, otherwise "human")`,
  ).choices(formats);

/** The format that a person chose with an option, or with the ending of the output file; "human" by default. */
export function formatOf<Format extends string>(
  { format, output = "" }: { readonly format?: Format; readonly output?: string },
  formats: readonly (Format | "human")[],
): Format | "human" {
  return format ?? formats.find((each) => ENDINGS[each]?.test(output)) ?? "human";
}

export const rawOption = (): Option =>
  new Option("--raw", "csv for programs: column names that never change, without totals and byte order mark");

export const RAW_MISUSE = "--raw works only with --format csv. Remove --raw: the format json is for programs.";
