import type { Io } from "../../io.js";
import { findChangedFiles } from "./changed-files.js";
import { findInputs, type InputsResult } from "./find-inputs.js";
import type { SkippedFiles } from "./report/skipped-files.js";
import { filesOfShard, type Shard } from "./shard.js";

export interface FileChoice {
  readonly changedSince?: string;
  readonly shard?: Shard;
}

/** The files to check: those that were named, of these the changed ones, of these one part. Notes the others. */
export async function chooseFiles(
  names: readonly string[],
  reportFiles: readonly string[],
  { changedSince, shard }: FileChoice,
  skipped: SkippedFiles,
  io: Io,
): Promise<InputsResult> {
  const found = findInputs(names, reportFiles, skipped, io);
  if (!found.ok) return found;
  let { files } = found;
  if (changedSince !== undefined) {
    const changed = await findChangedFiles(changedSince, io);
    if (!changed.ok) return changed;
    const kept = files.filter(changed.isChanged);
    skipped.count("unchanged", files.length - kept.length);
    files = kept;
  }
  if (shard !== undefined) {
    const part = filesOfShard(files, shard);
    skipped.count("other-shard", files.length - part.length);
    files = part;
  }
  return { ...found, files };
}
