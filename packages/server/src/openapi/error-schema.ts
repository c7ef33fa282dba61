import { type Call, type CallError, errorsOf } from "@epb/contract";
import * as z from "zod/mini";

/** Body of every error reply. @spec P §8 */
export const errorSchema: z.ZodMiniType = z.strictObject({
  code: z.string(),
  message: z.string(),
  reference: z.exactOptional(z.string()),
  issues: z.exactOptional(
    z.array(z.looseObject({ at: z.exactOptional(z.string()), message: z.exactOptional(z.string()) })),
  ),
  revision: z.exactOptional(z.int()),
});

/** Description of the fields of an error. */
export const ERROR_WORDS =
  "`code` is a stable code for programs, `message` is for people. `reference` identifies the entry in the server log: quote it to support. `issues` lists each place that needs a correction. `revision` is the current revision, if another request changed the resource.";

/** Error replies of a call, by status. */
export function errorsByStatus(call: Call): ReadonlyMap<number, readonly CallError[]> {
  const byStatus = new Map<number, readonly CallError[]>();
  for (const error of errorsOf(call)) byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  return byStatus;
}
