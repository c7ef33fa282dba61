import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { strictObject } from "./readonly-types.js";

/** A failed job for administrators, without its data, which may contain names and links. */
export type PresentedFailedJob = z.infer<typeof failedJobSchema>;
export const failedJobSchema = strictObject({
  id: idSchema,
  /** For example, `mail.send`. */
  kind: z.string(),
  failedAt: instantSchema,
  /** Number of attempts; absent if unknown. */
  tries: z.exactOptional(z.int()),
  /** Error message of the last attempt. */
  error: z.string(),
});
