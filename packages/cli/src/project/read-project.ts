import { type CalculatedProject, type CellOf, type Finding, NO_CELLS } from "@epb/workbook/diagnostics";
import { calculateInput } from "../calculate-input.js";
import { ExitCode } from "../exit-code.js";
import type { Layout } from "../format/layout.js";
import { type Input, type ReadInputOptions, readInput } from "../input/read-input.js";
import type { Io } from "../io.js";
import { findingLines } from "../reports/finding-lines.js";

/** A project after reading and calculation. */
export interface ReadProject {
  readonly input: Input;
  readonly result: CalculatedProject;
  readonly findings: readonly Finding[];
  readonly cellOf: CellOf;
}

export type ProjectResult = ({ readonly ok: true } & ReadProject) | { readonly ok: false; readonly exitCode: ExitCode };

/** Reads the project for a command; reports failures on standard error. */
export async function readProject(
  path: string,
  layout: Layout,
  io: Io,
  options: ReadInputOptions = {},
): Promise<ProjectResult> {
  const { input, result, findings } = calculateInput(await readInput(path, io, options));
  const { contents } = input;
  if (result !== undefined) {
    return { ok: true, input, result, findings, cellOf: contents.ok ? contents.value.cellOf : NO_CELLS };
  }
  io.stderr(`${findingLines(findings, layout).join("\n")}\n`);
  return { ok: false, exitCode: contents.ok ? ExitCode.Findings : ExitCode.Unreadable };
}
