import type { JsonObject } from "@epb/engine/replay";
import { type Finding, inputFinding, inputKind, isProjectJson, parseJson } from "@epb/workbook/diagnostics";

/** A result in a file. */
export type SealedResult =
  /** Result of `epb calc --format json`: it names the file of its project. */
  | { readonly kind: "result"; readonly file: string; readonly data: JsonObject }
  /** Sealed result of the engine: it has the hashes of its project's parts, and names no file. */
  | { readonly kind: "envelope"; readonly data: JsonObject };

export type SealedResults =
  | { readonly ok: true; readonly results: readonly SealedResult[] }
  | { readonly ok: false; readonly finding: Finding };

/** The results in a file: one, a list of them, or one on each line. */
export function readResults(bytes: Uint8Array, file: string): SealedResults {
  if (inputKind(bytes, file) === "xlsx") return notAResult(file, "a workbook (.xlsx)");
  const whole = parseJson(bytes, file);
  const parsed = whole.ok ? whole.json : linesOf(bytes, file);
  if (parsed === undefined) return whole.ok ? notAResult(file) : whole;
  const results = (Array.isArray(parsed) ? parsed : [parsed]).map(resultOf);
  const known = results.filter((result) => result !== undefined);
  return known.length === 0 || known.length < results.length
    ? notAResult(file, isProjectJson(parsed) ? "a project" : undefined)
    : { ok: true, results: known };
}

const notAResult = (file: string, found?: string): SealedResults => ({
  ok: false,
  finding: inputFinding("result/not-a-result", file, {
    ...(found !== undefined && { found }),
    expected: `a result, such as that of epb calc ${found === undefined ? "FILE" : file} --format json`,
  }),
});

/** Values of a file with JSON on every line; undefined for another file. */
function linesOf(bytes: Uint8Array, file: string): readonly unknown[] | undefined {
  const lines = new TextDecoder()
    .decode(bytes)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const values = lines.flatMap((line) => {
    const parsed = parseJson(new TextEncoder().encode(line), file);
    return parsed.ok ? [parsed.json] : [];
  });
  return lines.length > 1 && values.length === lines.length ? values : undefined;
}

function resultOf(json: unknown): SealedResult | undefined {
  if (!isObject(json) || !isObject(json["inputs"])) return undefined;
  const { file, parts } = json["inputs"];
  if (isObject(parts)) return { kind: "envelope", data: json };
  return typeof file === "string" ? { kind: "result", file, data: json } : undefined;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
