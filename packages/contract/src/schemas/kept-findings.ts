import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { findingShape, type UploadFinding } from "./uploads.js";

/** Why a finding may stay, and who says so. */
export interface Acceptance {
  readonly reason: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
}

/** A finding of an uploaded workbook that is neither corrected nor replaced by a later upload. */
export interface KeptFinding extends UploadFinding {
  readonly id: string;
  /** Absent while the finding is open. */
  readonly accepted?: Acceptance;
}

/** Findings of the workbooks that the project took its data from. */
export interface KeptFindings {
  /** Of the workbook that was uploaded last; absent where there was none. */
  readonly fileName?: string;
  readonly items: readonly KeptFinding[];
}

const acceptanceSchema = z.strictObject({
  reason: z.string(),
  at: instantSchema,
  by: z.strictObject({ id: idSchema, name: z.string() }),
});

export const keptFindingsSchema: z.ZodMiniType<KeptFindings> = z.strictObject({
  fileName: z.exactOptional(z.string()),
  items: z.readonly(
    z.array(z.strictObject({ ...findingShape, id: idSchema, accepted: z.exactOptional(acceptanceSchema) })),
  ),
}) as unknown as z.ZodMiniType<KeptFindings>;
