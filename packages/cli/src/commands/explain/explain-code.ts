import { didYouMean } from "@epb/engine/lookup";
import { type IssueText, issueText, similarCodes } from "../../diagnostics/issue-text.js";
import { ExitCode } from "../../exit-code.js";
import { type Layout, layoutFor } from "../../format/layout.js";
import { hang, wrap } from "../../format/wrap.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import type { ExplainOptions } from "./run.js";

/** Explains the code of a finding and its correction. */
export function explainCode(word: string, { format, color }: ExplainOptions, io: Io): ExitCode {
  const found = issueText(word);
  if (found === undefined) {
    return usageError(io, `There is no code ${word}. ${didYouMean(similarCodes(word))}`.trim());
  }
  const { code, text } = found;
  switch (format) {
    case "human":
      io.stdout(`${codeLines(code, text, layoutFor(io.stdoutTerminal, io, color)).join("\n")}\n`);
      return ExitCode.Ok;
    case "json":
      io.stdout(`${JSON.stringify({ kind: OUTPUT_KIND.code, schemaVersion: "1", code, ...text }, undefined, 2)}\n`);
      return ExitCode.Ok;
    default:
      return format satisfies never;
  }
}

/** Explanation of a code as text. */
function codeLines(code: string, text: IssueText, { columns, paint }: Layout): readonly string[] {
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
