import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";
import { approvedSchema, namedSchemas, optionalValue, plainList } from "./reports.js";

/** Another version of the engine than the one that had calculated the project before. */
export type EngineChange = z.infer<typeof engineChangeSchema>;
const engineChange = {
  /** Versions. */
  from: z.string(),
  to: z.string(),
  /** How many figures came out otherwise; absent where inputs changed as well, which may be why. */
  figures: z.exactOptional(z.int().check(z.gte(0))),
};
const engineChangeSchema = strictObject(engineChange);

/** A revision that was restored, and why. */
export type RestoredRevision = z.infer<typeof restoredSchema>;
const restoredSchema = strictObject({ revision: z.int(), reason: z.string() });

/** A change of a project's content. */
export type HistoryEntry = z.infer<typeof entrySchema>;
const entrySchema = strictObject({
  revision: z.int(),
  /** ISO 8601 instant. */
  at: instantSchema,
  /** Absent where nobody did it: the server calculates projects by itself when it has a newer engine. */
  by: z.exactOptional(strictObject({ id: idSchema, name: z.string() })),
  /** Absent where the engine is that of the revision before. */
  engine: z.exactOptional(engineChangeSchema),
  /** What changed: `financing`, `ecms`, `record`, `notes`; nothing where only the engine is another. */
  sections: list(z.string()),
  /** The earlier revision whose inputs this one has again; absent where none was restored. */
  restored: z.exactOptional(restoredSchema),
  /** False for a revision of an earlier version of the program, which did not note all that a restoration needs. */
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

/** What another version of the engine made of a project. */
export type AttributedEngine = z.infer<typeof attributedEngineSchema>;
const attributedEngineSchema = strictObject({
  /** The first one that it calculated. */
  revision: z.int(),
  ...engineChange,
  /** Figures that came out otherwise, those of the financial summary first; absent where inputs changed as well. */
  examples: z.exactOptional(plainList(z.looseObject({ ...namedSchemas, before: optionalValue, after: optionalValue }))),
});

/**
 * Why figures are not the same in two revisions: the parts of a change add up to it to the last digit. The engine that
 * tells calculates both, so that only inputs count; what its predecessors left behind stands under `engines`.
 */
export type Attribution = z.infer<typeof attributionSchema>;
export const attributionSchema = strictObject({
  from: z.int(),
  to: z.int(),
  /** Versions of the engine that came between the two, the earliest first; absent where there was none. */
  engines: z.exactOptional(list(attributedEngineSchema)),
  changes: plainList(attributedChangeSchema),
  figures: plainList(attributedFigureSchema),
  approved: approvedSchema,
});
