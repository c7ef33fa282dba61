import { allIssueTexts } from "../../diagnostics/issue-text.js";
import { ExitCode } from "../../exit-code.js";
import { fitTable } from "../../format/fit-table.js";
import { layoutFor } from "../../format/layout.js";
import type { Io } from "../../io.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import type { ExplainOptions } from "./run.js";

/** Lists every code that a finding can have. */
export function explainAll({ format, color }: Pick<ExplainOptions, "format" | "color">, io: Io): ExitCode {
  const codes = allIssueTexts();
  switch (format) {
    case "human": {
      const { columns, paint } = layoutFor(io.stdoutTerminal, io, color);
      const headings = ["Code", "Severity", "Message"].map((header) => ({ header, align: "left" as const }));
      // If the specification leaves the message empty, the advice replaces it.
      const rows = codes.map(({ code, text }) => [
        code,
        text.severity,
        text.message === "" ? text.advice : text.message,
      ]);
      const note = `${codes.length} codes. To explain one code, use epb explain CODE.`;
      io.stdout(`${[...fitTable({ columns: headings, rows }, columns, paint), "", note].join("\n")}\n`);
      return ExitCode.Ok;
    }
    case "json": {
      const answer = {
        kind: OUTPUT_KIND.codes,
        schemaVersion: "1",
        codes: codes.map(({ code, text }) => ({ code, ...text })),
      };
      io.stdout(`${JSON.stringify(answer, undefined, 2)}\n`);
      return ExitCode.Ok;
    }
    default:
      return format satisfies never;
  }
}
