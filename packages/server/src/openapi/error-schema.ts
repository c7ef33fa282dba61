import { type Call, type CallError, errorsOf } from "@epb/contract";
import * as z from "zod/mini";

/** What every answer says that is no success. @spec P §8 */
export const errorSchema: z.ZodMiniType = z.strictObject({
  code: z.string(),
  message: z.string(),
  reference: z.exactOptional(z.string()),
  issues: z.exactOptional(
    z.array(z.looseObject({ at: z.exactOptional(z.string()), message: z.exactOptional(z.string()) })),
  ),
  revision: z.exactOptional(z.int()),
});

/** What its parts are for. */
export const ERROR_WORDS =
  "`code` is stable and for programs, `message` is for people. `reference` stands in the log of the server as well: quote it to support. `issues` names every place that is wrong. `revision` is the present one of what was changed meanwhile.";

/** The answers of a call that are no success, by status. */
export function errorsByStatus(call: Call): ReadonlyMap<number, readonly CallError[]> {
  const byStatus = new Map<number, readonly CallError[]>();
  for (const error of errorsOf(call)) byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  return byStatus;
}
