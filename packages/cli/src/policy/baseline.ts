import { posix } from "node:path";
import type { Finding } from "@epb/workbook/diagnostics";
import { jsonText } from "../format/json-text.js";
import { type Io, systemErrorCode } from "../io.js";
import { OUTPUT_KIND } from "../output-kinds.js";
import { type BaselineData, baselineSchema, type KnownFinding } from "./baseline-schema.js";
import { placeOf } from "./finding-place.js";
import { parseSettings } from "./parse-settings.js";

export type { KnownFinding } from "./baseline-schema.js";

/** Known findings by file, as a path from the current folder. */
export type Baseline = ReadonlyMap<string, readonly KnownFinding[]>;

export type BaselineResult =
  | { readonly ok: true; readonly baseline: Baseline }
  /** Sentences that say what is wrong and what to do. */
  | { readonly ok: false; readonly sentences: readonly string[] };

export async function readBaseline(path: string, io: Io): Promise<BaselineResult> {
  let bytes: Uint8Array;
  try {
    bytes = await io.readBytes(path);
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    const sentence = `The baseline ${path} cannot be read. Write a new baseline with --write-baseline ${path}.`;
    return { ok: false, sentences: [sentence] };
  }
  const parsed = parseSettings(bytes, path, baselineSchema);
  if (!parsed.ok) {
    const sentences = parsed.complaints.map(({ key, text }) => `${path}${key === "" ? "" : `, ${key}`}: ${text}`);
    return { ok: false, sentences };
  }
  const baseline = new Map<string, KnownFinding[]>();
  for (const known of parsed.settings.findings) {
    const file = posix.join(posix.dirname(path), known.file);
    const ofFile = baseline.get(file) ?? [];
    baseline.set(file, ofFile);
    ofFile.push({ ...known, file });
  }
  return { ok: true, baseline };
}

export interface ComparedFindings {
  /** Findings that the baseline does not have. */
  readonly added: readonly Finding[];
  readonly known: readonly Finding[];
  /** Findings of the baseline that are no longer there, with how many of them. */
  readonly resolved: readonly KnownFinding[];
}

/** Compares the findings of a file with those that were known: by code and place, and not by the words. */
export function compareWithBaseline(findings: readonly Finding[], known: readonly KnownFinding[]): ComparedFindings {
  const left = new Map(known.map((entry) => [keyOf(entry.code, entry.place), entry]));
  const added: Finding[] = [];
  const unchanged: Finding[] = [];
  for (const finding of findings) {
    const key = keyOf(finding.code, placeOf(finding));
    const entry = left.get(key);
    if (entry === undefined || entry.count === 0) added.push(finding);
    else {
      left.set(key, { ...entry, count: entry.count - 1 });
      unchanged.push(finding);
    }
  }
  return { added, known: unchanged, resolved: [...left.values()].filter(({ count }) => count > 0) };
}

/** The baseline of these findings as the text of its file, with paths from its folder. */
export function baselineText(path: string, findingsByFile: ReadonlyMap<string, readonly Finding[]>): string {
  const folder = posix.dirname(path);
  const findings = [...findingsByFile].flatMap(([file, ofFile]) => countPlaces(posix.relative(folder, file), ofFile));
  const data: BaselineData = { kind: OUTPUT_KIND.baseline, schemaVersion: "1", findings };
  return `${jsonText(data, 2)}\n`;
}

function countPlaces(file: string, findings: readonly Finding[]): readonly KnownFinding[] {
  const counted = new Map<string, KnownFinding>();
  for (const finding of findings) {
    const { code } = finding;
    const place = placeOf(finding);
    const key = keyOf(code, place);
    counted.set(key, { file, code, place, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}

const keyOf = (code: string, place: string): string => `${code} ${place}`;
