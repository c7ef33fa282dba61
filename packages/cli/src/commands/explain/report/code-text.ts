import type { IssueText } from "../../../diagnostics/issue-text.js";
import type { Layout } from "../../../format/layout.js";
import { hang, wrap } from "../../../format/wrap.js";

/** Explanation of a code as text. */
export function codeLines(code: string, text: IssueText, { columns, paint }: Layout): readonly string[] {
  const { name, severity, metIn, message, meaning, advice, hasExampleValues } = text;
  const role = severity === "error" ? "error" : "warning";
  const row = (label: string, words: string): readonly string[] => hang(label.padEnd(12), words, columns);
  return [
    `${paint("title", code)}  ${paint(role, severity)}  ${paint("quiet", name)}`,
    "",
    ...(message === "" ? row("says", "no message (the specification leaves it empty)") : row("says", message)),
    ...row("means", meaning),
    ...row("fix", advice),
    "",
    ...row("found in", metIn),
    ...row("page", text.url),
    ...(hasExampleValues ? ["", ...wrap("The values above are examples.", columns)] : []),
  ];
}
