import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";
import { approvedSchema, namedSchemas, optionalValue, plainList } from "./reports.js";

/** Change to another version of the engine since the last calculation. */
export type EngineChange = z.infer<typeof engineChangeSchema>;
const engineChange = {
  /** Versions. */
  from: z.string(),
  to: z.string(),
  /** Number of changed figures; absent if inputs changed as well, which may be the cause. */
  figures: z.exactOptional(z.int().check(z.gte(0))),
};
const engineChangeSchema = strictObject(engineChange);

/** A restored revision, and the reason. */
export type RestoredRevision = z.infer<typeof restoredSchema>;
const restoredSchema = strictObject({ revision: z.int(), reason: z.string() });

/** A change of a project's content. */
export type HistoryEntry = z.infer<typeof entrySchema>;
const entrySchema = strictObject({
  revision: z.int(),
  /** ISO 8601 instant. */
  at: instantSchema,
  /** Absent if the server recalculated the project with a newer engine. */
  by: z.exactOptional(strictObject({ id: idSchema, name: z.string() })),
  /** Absent if the previous revision has the same engine. */
  engine: z.exactOptional(engineChangeSchema),
  /** Changed parts: `financing`, `ecms`, `record`, `notes`; empty if only the engine changed. */
  sections: list(z.string()),
  /** The earlier revision whose inputs were restored; absent without a restoration. */
  restored: z.exactOptional(restoredSchema),
  /**
   * False for a revision of an earlier version of the program, which did not record everything that a restoration
   * needs.
   */
  isRestorable: z.boolean(),
});

export type HistoryPage = z.infer<typeof historySchema>;
export const historySchema = strictObject({ items: list(entrySchema), next: z.exactOptional(z.string()) });

const attributedChangeSchema = z.looseObject({
  path: z.string(),
  label: z.string(),
  inputs: z.array(
    z.looseObject({
      path: z.string(),
      label: z.string(),
      kind: z.string(),
      before: optionalValue,
      after: optionalValue,
    }),
  ),
});
const attributedFigureSchema = z.looseObject({
  ...namedSchemas,
  kind: z.string(),
  before: optionalValue,
  after: optionalValue,
  change: optionalValue,
  parts: z.exactOptional(z.array(z.looseObject({ changes: z.array(z.string()), amount: optionalValue }))),
});

/** Effects of another version of the engine on a project. */
export type AttributedEngine = z.infer<typeof attributedEngineSchema>;
const attributedEngineSchema = strictObject({
  /** First revision that the version calculated. */
  revision: z.int(),
  ...engineChange,
  /** Changed figures, those of the financial summary first; absent if inputs changed as well. */
  examples: z.exactOptional(plainList(z.looseObject({ ...namedSchemas, before: optionalValue, after: optionalValue }))),
});

/**
 * Causes of different figures in two revisions: the parts of a change add up to it to the last digit. The current
 * engine calculates both, so that only inputs count; `engines` has the effects of earlier engines.
 */
export type Attribution = z.infer<typeof attributionSchema>;
export const attributionSchema = strictObject({
  from: z.int(),
  to: z.int(),
  /** Versions of the engine between the two revisions, earliest first; absent without any. */
  engines: z.exactOptional(list(attributedEngineSchema)),
  changes: plainList(attributedChangeSchema),
  figures: plainList(attributedFigureSchema),
  approved: approvedSchema,
});
