import type { Complaint } from "../../../figures/complaint.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";

const HEAD = "error: ";
const INDENT = "  ";
const LABEL_WIDTH = "expected".length;

/** Mistakes in the options, in the format of findings. */
export function complaintLines(complaints: readonly Complaint[], { columns, paint }: Layout): readonly string[] {
  return complaints.flatMap(({ about, message, found, expected, advice }, index) => [
    ...(index === 0 ? [] : [""]),
    ...hang(HEAD, printable(about), columns).map((line) =>
      line.startsWith(HEAD) ? `${paint("error", "error")}: ${line.slice(HEAD.length)}` : line,
    ),
    ...wrap(printable(message), columns - INDENT.length).map((line) => INDENT + line),
    ...row("found", found, columns),
    ...row("expected", expected, columns),
    ...row("fix", advice, columns),
  ]);
}

const row = (label: string, words: string | undefined, columns: number): readonly string[] =>
  words === undefined ? [] : hang(`${INDENT}${label.padEnd(LABEL_WIDTH)}  `, printable(words), columns);
