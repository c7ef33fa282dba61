import { type Layout, layoutFor } from "../format/layout.js";
import { type Io, STANDARD_STREAM } from "../io.js";
import type { HumanOrJson } from "./human-or-json.js";

export interface ReportBesideCopy {
  readonly json: () => string;
  readonly lines: (layout: Layout) => readonly string[];
}

interface ReportOptions {
  readonly output?: string;
  readonly format: HumanOrJson;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** Prints the report on a written workbook; to standard error if the workbook goes to standard output. */
export function tellBesideCopy(
  { json, lines }: ReportBesideCopy,
  { output, format, color, quiet = false }: ReportOptions,
  io: Io,
): void {
  switch (format) {
    case "json":
      io.stdout(json());
      return;
    case "human": {
      const isPiped = output === STANDARD_STREAM;
      const layout = layoutFor(isPiped ? io.stderrTerminal : io.stdoutTerminal, io, color);
      const text = `${lines(layout).join("\n")}\n`;
      if (!isPiped) io.stdout(text);
      else if (!quiet) io.stderr(text);
      return;
    }
    default:
      format satisfies never;
  }
}
