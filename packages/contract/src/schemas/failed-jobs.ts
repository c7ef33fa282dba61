import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { strictObject } from "./readonly-types.js";

/** A job that was given up, as administrators read it: without what it was to do, which may hold names and links. */
export type PresentedFailedJob = z.infer<typeof failedJobSchema>;
export const failedJobSchema = strictObject({
  id: idSchema,
  /** Such as `mail.send`. */
  kind: z.string(),
  failedAt: instantSchema,
  /** How often it was begun; absent where that is not known. */
  tries: z.exactOptional(z.int()),
  /** What went wrong the last time, in words. */
  error: z.string(),
});
