import type { Io } from "../../io.js";
import { waiverFileOf } from "../../policy/waiver.js";
import { type FoundInputs, findInputsOfEach } from "./find-inputs.js";
import { SkippedFiles } from "./report/skipped-files.js";

/** Inputs at one moment. */
export interface WatchedState extends Omit<FoundInputs, "files"> {
  /** Fingerprint of each input and its waivers, in the order of the paths; undefined for a missing file. */
  readonly files: ReadonlyMap<string, string | undefined>;
  readonly skipped: SkippedFiles;
}

/** Lists the inputs that names stand for, with a fingerprint of each. Reads no file. */
export function watchedState(names: readonly string[], ownFiles: readonly string[], io: Io): WatchedState {
  const skipped = new SkippedFiles();
  const { files, ...found } = findInputsOfEach(names, ownFiles, skipped, io);
  return { ...found, skipped, files: new Map(files.map((file) => [file, fingerprint(file, io)])) };
}

function fingerprint(file: string, io: Io): string | undefined {
  const ofFile = io.fingerprintOf(file);
  return ofFile === undefined ? undefined : `${ofFile} ${io.fingerprintOf(waiverFileOf(file)) ?? ""}`;
}

/** Change of a file since its check. */
export type Difference = "new" | "changed" | "missing" | "found-again" | "removed";

/**
 * Compares the inputs with those that were checked. A file that changed between two looks is still being written, and
 * counts in a later comparison.
 *
 * @param checked - Fingerprints of the files as they were checked.
 * @param before - State a moment ago.
 * @param now - State now.
 */
export function settledDifferences(
  checked: WatchedState["files"],
  before: WatchedState["files"],
  now: WatchedState["files"],
): ReadonlyMap<string, Difference> {
  const differences = new Map<string, Difference>();
  for (const file of [...new Set([...checked.keys(), ...now.keys()])].sort()) {
    const isQuiet = before.has(file) === now.has(file) && before.get(file) === now.get(file);
    const difference = isQuiet ? differenceOf(file, checked, now) : undefined;
    if (difference !== undefined) differences.set(file, difference);
  }
  return differences;
}

function differenceOf(
  file: string,
  checked: WatchedState["files"],
  now: WatchedState["files"],
): Difference | undefined {
  const [then, current] = [checked.get(file), now.get(file)];
  // A missing folder is listed like a missing file.
  if (!now.has(file)) return then === undefined ? "found-again" : "removed";
  if (checked.has(file) && then === current) return undefined;
  if (current === undefined) return "missing";
  return then === undefined ? "new" : "changed";
}

/** True if any file has changed since its check. */
export const isDifferent = (checked: WatchedState["files"], now: WatchedState["files"]): boolean =>
  settledDifferences(checked, now, now).size > 0;
