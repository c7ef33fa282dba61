import { dirname, join } from "node:path";
import { GRID_EDITIONS } from "@epb/engine/reference";
import { type Json, type JsonObject, verifyResult } from "@epb/engine/replay";
import type { Finding } from "@epb/workbook/diagnostics";
import { calculateInput, type Outcome } from "../../calculate-input.js";
import { readInput } from "../../input/read-input.js";
import type { Io } from "../../io.js";
import { explanationsJson } from "../../reports/json/explanations.js";
import { resultOf } from "../../reports/json/result-of.js";
import { compareResults } from "./compare-results.js";
import { envelopeDifference } from "./envelope-differences.js";
import type { SealedResult } from "./read-results.js";
import type { VerifiedResult } from "./report/difference.js";

export type Verified =
  | ({ readonly ok: true } & VerifiedResult)
  /** The project cannot be read; why, and the name of the file. */
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Location of the project for a result. */
export interface ProjectPlace {
  /** The file of the result: a project is looked for beside it too. */
  readonly resultFile: string;
  /** Path from the command line. */
  readonly project: string | undefined;
}

/** Computes the result of a project again, and compares. */
export async function verifyOne(sealed: SealedResult, place: ProjectPlace, io: Io): Promise<Verified> {
  return sealed.kind === "result" ? verifyOwnResult(sealed, place, io) : verifyEnvelope(sealed.data, place, io);
}

async function verifyOwnResult(
  { file, data }: Extract<SealedResult, { kind: "result" }>,
  { resultFile, project }: ProjectPlace,
  io: Io,
): Promise<Verified> {
  const beside = join(dirname(resultFile), file);
  const isBeside = io.kindOf(file) === undefined && io.kindOf(beside) !== undefined;
  const input = await readInput(project ?? (isBeside ? beside : file), io);
  if (input.bytes === undefined && !input.contents.ok) return { ok: false, findings: [input.contents.finding] };
  // A result has explanations only on request.
  const explanations = Object.hasOwn(data, "explanations") ? explanationsJson : undefined;
  const current: JsonObject = JSON.parse(JSON.stringify(resultOf(renamed(calculateInput(input), file), explanations)));
  const computed = Object.hasOwn(data, "kind") ? current : withoutKind(current);
  const differences = compareResults(withoutJudgment(data), computed);
  return { ok: true, source: input.file, computed, differences, hasInputs: Object.hasOwn(data, "projectData") };
}

/** A result as earlier versions wrote it, so that their results still have the same bytes. */
function withoutKind({ kind: _kind, ...result }: JsonObject): JsonObject {
  return result;
}

/** A result as it was before a configuration or waivers: these are not inputs of the calculation, and waivers end. */
function withoutJudgment(data: JsonObject): JsonObject {
  const { waived: _waived, ignored: _ignored, unjudged, ...result } = data;
  if (!Array.isArray(unjudged)) return data;
  const hasErrors = unjudged.some((issue) => isObject(issue) && issue["severity"] === "error");
  return { ...result, ok: Object.hasOwn(result, "project") && !hasErrors, issues: unjudged };
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An outcome under the name that the result has for its file: findings name it, and are the same only under the same name. */
const renamed = ({ input, result, findings }: Outcome, file: string): Outcome => ({
  input: { ...input, file },
  ...(result !== undefined && { result }),
  findings: findings.map((finding) => ({ ...finding, file })),
});

async function verifyEnvelope(data: Json, { project }: ProjectPlace, io: Io): Promise<Verified> {
  const { input, result, findings } = calculateInput(await readInput(project ?? "", io));
  if (result === undefined) return { ok: false, findings };
  const { differences } = verifyResult(data, result.project, { editions: GRID_EDITIONS });
  return { ok: true, source: input.file, differences: differences.map(envelopeDifference) };
}
