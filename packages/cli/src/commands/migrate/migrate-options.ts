import type { TemplateKind } from "@epb/engine";
import type { Finding } from "@epb/workbook/diagnostics";
import type { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import type { Io } from "../../io.js";
import { findingLines } from "../../reports/finding-lines.js";
import type { HumanOrJson } from "../../shared/human-or-json.js";

export interface MigrateOptions {
  readonly output?: string;
  readonly to?: TemplateKind;
  readonly format: HumanOrJson;
  readonly force?: boolean;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** Prints the reasons why a workbook cannot be moved to standard error. */
export function stop(findings: readonly Finding[], exitCode: ExitCode, { color }: MigrateOptions, io: Io): ExitCode {
  io.stderr(`${findingLines(findings, layoutFor(io.stderrTerminal, io, color)).join("\n")}\n`);
  return exitCode;
}
