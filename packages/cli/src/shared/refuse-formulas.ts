import { unknownInputsText } from "@epb/workbook/diagnostics";
import { ExitCode } from "../exit-code.js";
import type { Layout } from "../format/layout.js";
import type { Io } from "../io.js";
import type { ReadProject } from "../project/read-project.js";
import { findingLines } from "../reports/finding-lines.js";

/**
 * Reports why a project is not written with formulas: they would calculate with a blank cell or an impossible value.
 *
 * @returns Undefined where all inputs can be used.
 */
export function refuseFormulas(
  file: string,
  { result, findings }: Pick<ReadProject, "result" | "findings">,
  layout: Layout,
  io: Io,
): ExitCode | undefined {
  const { unknownInputs } = result;
  if (unknownInputs === undefined) return undefined;
  io.stderr(`${findingLines(findings, layout).join("\n")}\n`);
  io.stderr(
    `error: ${file} has ${unknownInputsText(unknownInputs)}. Formulas would show wrong figures, so no workbook was written. Correct the input, or write the results without formulas: epb calc ${file} --format xlsx -o RESULTS.xlsx.\n`,
  );
  return ExitCode.Findings;
}
