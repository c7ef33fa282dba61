import { fileURLToPath } from "node:url";
import type { ExitCode } from "../../packages/cli/src/exit-code.js";
import { memoryIo } from "../../packages/cli/src/memory-io.testing.js";
import { runProgram } from "../../packages/cli/src/program.js";
import type { Finding } from "../../packages/workbook/src/diagnostics/finding.js";

const FIXTURES = fileURLToPath(new URL("../../fixtures/", import.meta.url));

/** Result of `epb calc` for an input. */
export interface Calculated {
  readonly exitCode: ExitCode;
  readonly ok: boolean;
  /** The calculated values as JSON, byte for byte; empty without a calculation. */
  readonly values: string;
  /** The calculated values as data. */
  readonly calculatedValues?: unknown;
  readonly issues: readonly Finding[];
  /** Text on both streams, with one blank for each line break. */
  readonly words: string;
}

const calculatedFixtures = new Map<string, Promise<Calculated>>();

/**
 * Runs `epb calc` with JSON and with human output, on a file of `fixtures` or on bytes under a name. Results for files of
 * `fixtures` are cached per worker, because the files never change.
 */
export function calc(path: string, bytes?: Uint8Array): Promise<Calculated> {
  if (bytes !== undefined) return calculated(path, bytes);
  const fixture = calculatedFixtures.get(path) ?? calculated(path);
  calculatedFixtures.set(path, fixture);
  return fixture;
}

async function calculated(path: string, bytes?: Uint8Array): Promise<Calculated> {
  const world = { folder: FIXTURES, ...(bytes !== undefined && { files: new Map([[path, bytes]]) }) };
  const data = memoryIo(world);
  const exitCode = await runProgram(["calc", path, "--format", "json"], data);
  const human = memoryIo(world);
  const humanExitCode = await runProgram(["calc", path], human);
  if (humanExitCode !== exitCode)
    throw new Error(`${path} ends with ${exitCode} as JSON and with ${humanExitCode} else`);
  const { stdout } = data.written;
  const { ok, issues, calculatedValues } = JSON.parse(stdout) as Pick<Calculated, "ok" | "issues" | "calculatedValues">;
  const words = `${human.written.stdout} ${human.written.stderr}`.replace(/\s+/g, " ");
  return { exitCode, ok, values: valuesIn(stdout), calculatedValues, issues, words };
}

function valuesIn(json: string): string {
  const start = json.indexOf('\n  "calculatedValues": {');
  return start === -1 ? "" : json.slice(start, json.indexOf('\n  "issues": ['));
}

/** Place of a finding, `Schedule 3!E9`; only the sheet, or undefined, if the finding has no more. */
export const placeOf = ({ sheet, cell }: Finding): string | undefined =>
  sheet === undefined || cell === undefined ? sheet : `${sheet}!${cell}`;

/** Code and place, `EPB-CELL-002 Schedule 2a!J10`. */
export const findingOf = (issue: Finding): string => [issue.code, placeOf(issue) ?? []].flat().join(" ");

/** An issue without the properties that only a workbook gives. */
export function withoutPlace({ file: _file, sheet: _sheet, cell: _cell, ...rest }: Finding): object {
  return rest;
}
