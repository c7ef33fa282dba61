import type { Io } from "../io.js";
import { findChangedFiles } from "./changed-files.js";
import { findInputs, type InputsResult } from "./find-inputs.js";
import { filesOfShard, type Shard } from "./shard.js";

export interface FileChoice {
  readonly changedSince?: string;
  readonly shard?: Shard;
}

/** The files to check: those that were named, of these the changed ones, of these one part. */
export async function chooseFiles(
  names: readonly string[],
  reportFiles: readonly string[],
  { changedSince, shard }: FileChoice,
  io: Io,
): Promise<InputsResult> {
  const found = findInputs(names, reportFiles, io);
  if (!found.ok) return found;
  let { files } = found;
  if (changedSince !== undefined) {
    const changed = await findChangedFiles(changedSince, io);
    if (!changed.ok) return changed;
    files = files.filter(changed.isChanged);
  }
  return { ok: true, files: shard === undefined ? files : filesOfShard(files, shard) };
}
