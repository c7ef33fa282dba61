import { type CalculatedProject, calculateInput } from "../calculate-input.js";
import { ExitCode } from "../exit-code.js";
import { readInput } from "../input/read-input.js";
import type { Io } from "../io.js";
import { findingLines } from "../reporters/human/findings.js";
import type { Layout } from "../reporters/reporter.js";

export type ProjectResult =
  | { readonly ok: true; readonly result: CalculatedProject }
  | { readonly ok: false; readonly exitCode: ExitCode };

/** Reads a project that a command needs to go on; why it cannot is said on standard error. */
export async function readProject(path: string, layout: Layout, io: Io): Promise<ProjectResult> {
  const { input, result, diagnostics } = calculateInput(await readInput(path, io));
  if (result !== undefined) return { ok: true, result };
  io.stderr(`${findingLines(diagnostics, layout).join("\n")}\n`);
  return { ok: false, exitCode: input.contents.ok ? ExitCode.Findings : ExitCode.Unreadable };
}
