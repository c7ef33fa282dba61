import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { usedProfileSchema } from "./mapping-profiles.js";
import { list, strictObject } from "./readonly-types.js";
import { findingShape } from "./uploads.js";

/** Reason for accepting a finding, and the person who accepted it. */
export type Acceptance = z.infer<typeof acceptanceSchema>;
const acceptanceSchema = strictObject({
  reason: z.string(),
  /** ISO 8601 instant. */
  at: instantSchema,
  by: strictObject({ id: idSchema, name: z.string() }),
});

/** A finding of an uploaded workbook that is neither corrected nor replaced by a later upload. */
export type KeptFinding = z.infer<typeof keptFindingSchema>;
const keptFindingSchema = strictObject({
  ...findingShape,
  id: idSchema,
  /** Absent while the finding is open. */
  accepted: z.exactOptional(acceptanceSchema),
});

/** Findings of the workbooks that the project took its data from. */
export type KeptFindings = z.infer<typeof keptFindingsSchema>;
export const keptFindingsSchema = strictObject({
  /** Name of the latest uploaded workbook; absent without an upload. */
  fileName: z.exactOptional(z.string()),
  /** Set if that workbook was not made from a template. */
  profile: z.exactOptional(usedProfileSchema),
  items: list(keptFindingSchema),
});
