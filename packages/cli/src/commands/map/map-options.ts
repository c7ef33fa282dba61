import type { TemplateKind } from "@epb/engine";
import type { Finding } from "@epb/workbook/diagnostics";
import { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { PROFILE_ENDING } from "../../input/profile-ending.js";
import type { Io } from "../../io.js";
import { findingLines } from "../../reports/finding-lines.js";
import type { HumanOrJson } from "../../shared/human-or-json.js";

export interface MapOptions {
  readonly with?: string;
  readonly ask?: boolean;
  readonly output?: string;
  readonly to: TemplateKind;
  readonly format: HumanOrJson;
  readonly force?: boolean;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** True for the name of a profile; other outputs are workbooks. */
export const isProfileName = (path: string): boolean => path.endsWith(PROFILE_ENDING);

/** Prints the reasons why a form cannot be mapped to standard error. */
export function stop(findings: readonly Finding[], { color }: MapOptions, io: Io): ExitCode {
  io.stderr(`${findingLines(findings, layoutFor(io.stderrTerminal, io, color)).join("\n")}\n`);
  return ExitCode.Unreadable;
}
