import type { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { onStore, type StoreOptions } from "../store/run.js";

const ENTRY = /^(\d{1,15}):([0-9a-f]{64})$/;

/** Checks that the audit log was not changed after it was written. */
export async function verifyAudit(
  { expect, ...options }: StoreOptions & { readonly expect?: string },
  io: Io,
): Promise<ExitCode> {
  const [, sequence, hash] = expect === undefined ? [] : (ENTRY.exec(expect) ?? []);
  if (expect !== undefined && (sequence === undefined || hash === undefined)) {
    return usageError(
      io,
      "--expect needs the number and the hash of an entry, such as 1520:5f2b…, from the output of an earlier run.",
    );
  }
  const known = sequence === undefined || hash === undefined ? undefined : { sequence: Number(sequence), hash };
  return onStore(options, io, (server, config) => server.verifyStoredAudit(config, known));
}
