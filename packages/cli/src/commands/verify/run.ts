import type { JsonObject } from "@epb/engine/replay";
import { ExitCode } from "../../exit-code.js";
import { jsonText } from "../../format/json-text.js";
import { layoutFor } from "../../format/layout.js";
import { inputName, readBytes } from "../../input/read-bytes.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { findingLines } from "../../reports/finding-lines.js";
import type { HumanOrJson } from "../../shared/human-or-json.js";
import { ENGINE } from "../../versions.js";
import { readResults, type SealedResult } from "./read-results.js";
import { isReproduced, isSavedAgain, type VerifiedResult } from "./report/difference.js";
import { verifiedLines } from "./report/human.js";
import { type Verified, verifyOne } from "./verify-one.js";

export interface VerifyOptions {
  readonly project?: string;
  readonly format: HumanOrJson;
  readonly color: boolean;
}

const SCHEMA_VERSION = "1";

/** Recalculates results from their projects, and reports differences. */
export async function verify(file: string, options: VerifyOptions, io: Io): Promise<ExitCode> {
  const errLayout = layoutFor(io.stderrTerminal, io, options.color);
  const read = await readBytes(file, io);
  const sealed = read.ok ? readResults(read.bytes, inputName(file)) : read;
  if (!sealed.ok) {
    io.stderr(`${findingLines([sealed.finding], errLayout).join("\n")}\n`);
    return ExitCode.Unreadable;
  }
  const complaint = misuse(file, sealed.results, options);
  if (complaint !== undefined) return usageError(io, complaint);

  const verified: Verified[] = [];
  for (const result of sealed.results) {
    verified.push(await verifyOne(result, { resultFile: file, project: options.project }, io));
  }
  const unread = verified.flatMap((one) => (one.ok ? [] : one.findings));
  if (unread.length > 0) {
    io.stderr(`${findingLines(unread, errLayout).join("\n")}\n`);
    if (options.project === undefined) io.stderr("Add the current path of the project: --project FILE.\n");
  }
  const results = verified.flatMap((one) => (one.ok ? [one] : []));
  const written = results.flatMap(({ computed }) => (computed === undefined ? [] : [computed]));
  const isSameBytes = read.ok && written.length > 0 && isWrittenSo(new TextDecoder().decode(read.bytes), written);
  report({ file, results, isSameBytes }, options, io);
  if (unread.length > 0) return ExitCode.Unreadable;
  return results.every(isReproduced) ? ExitCode.Ok : ExitCode.Findings;
}

function misuse(file: string, results: readonly SealedResult[], { project }: VerifyOptions): string | undefined {
  if (project === STANDARD_STREAM && file === STANDARD_STREAM) {
    return "Standard input (-) can be used only once. Give the path of a file for the result or for the project.";
  }
  if (project !== undefined && results.length > 1) {
    return `${inputName(file)} has ${results.length} results, but --project applies to only one result. Remove --project.`;
  }
  const [first] = results;
  if (project !== undefined || first === undefined) return undefined;
  if (results.some(({ kind }) => kind === "envelope")) {
    return "A sealed result does not contain the path of its project. Add the path of the project: --project FILE.";
  }
  const isFromStandardInput = results.some((one) => one.kind === "result" && one.file === inputName(STANDARD_STREAM));
  return isFromStandardInput
    ? "The project of this result was read from standard input. Add the path of the project: --project FILE."
    : undefined;
}

interface Report {
  readonly file: string;
  readonly results: readonly VerifiedResult[];
  readonly isSameBytes: boolean;
}

function report({ file, results, isSameBytes }: Report, { format, color }: VerifyOptions, io: Io): void {
  if (results.length === 0) return;
  if (format === "json") {
    const data = {
      kind: OUTPUT_KIND.verification,
      schemaVersion: SCHEMA_VERSION,
      engine: ENGINE,
      file: inputName(file),
      isReproduced: results.every(isReproduced),
      isSameBytes,
      results: results.map((result) => ({
        source: result.source,
        isReproduced: isReproduced(result),
        isSavedAgain: isSavedAgain(result),
        differences: result.differences,
      })),
    };
    io.stdout(`${jsonText(data, 2)}\n`);
    return;
  }
  const layout = layoutFor(io.stdoutTerminal, io, color);
  io.stdout(`${results.map((result) => verifiedLines(result, isSameBytes, layout).join("\n")).join("\n\n")}\n`);
}

/** True if a file has the results in a format that epb writes: a single result, a list, or one result on each line. */
function isWrittenSo(text: string, results: readonly JsonObject[]): boolean {
  const reports = results.map((result) => jsonText(result, 2));
  const ways = [
    `${reports.join("")}\n`,
    `[\n${reports.join(",\n")}\n]\n`,
    results.map((result) => `${jsonText(result)}\n`).join(""),
  ];
  return ways.includes(text);
}
