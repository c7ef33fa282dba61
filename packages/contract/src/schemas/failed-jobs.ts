import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";

/** A job that was given up, as administrators read it: without what it was to do, which may hold names and links. */
export interface PresentedFailedJob {
  readonly id: string;
  /** Such as `mail.send`. */
  readonly kind: string;
  readonly failedAt: string;
  /** How often it was begun; absent where that is not known. */
  readonly tries?: number;
  /** What went wrong the last time, in words. */
  readonly error: string;
}

export const failedJobSchema: z.ZodMiniType<PresentedFailedJob> = z.strictObject({
  id: idSchema,
  kind: z.string(),
  failedAt: instantSchema,
  tries: z.exactOptional(z.int()),
  error: z.string(),
});
