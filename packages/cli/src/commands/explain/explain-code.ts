import { didYouMean } from "@epb/engine/lookup";
import { issueText, similarCodes } from "../../diagnostics/issue-text.js";
import { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { codeLines } from "./report/code-text.js";
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
      io.stdout(`${JSON.stringify({ schemaVersion: "1", code, ...text }, undefined, 2)}\n`);
      return ExitCode.Ok;
    default:
      return format satisfies never;
  }
}
