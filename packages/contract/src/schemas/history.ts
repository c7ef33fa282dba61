import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import {
  type ApprovedFigures,
  approvedSchema,
  namedSchemas,
  optionalValue,
  type PlainObject,
  plainList,
} from "./reports.js";

/** Another version of the engine than the one that had calculated the project before. */
export interface EngineChange {
  /** Versions. */
  readonly from: string;
  readonly to: string;
  /** How many figures came out otherwise; absent where inputs changed as well, which may be why. */
  readonly figures?: number;
}
const engineChange = { from: z.string(), to: z.string(), figures: z.exactOptional(z.int().check(z.gte(0))) };

/** A change of a project's content. */
export interface HistoryEntry {
  readonly revision: number;
  /** ISO 8601 instant. */
  readonly at: string;
  /** Absent where nobody did it: the server calculates projects by itself when it has a newer engine. */
  readonly by?: { readonly id: string; readonly name: string };
  /** Absent where the engine is that of the revision before. */
  readonly engine?: EngineChange;
  /** What changed: `financing`, `ecms`, `record`, `notes`; nothing where only the engine is another. */
  readonly sections: readonly string[];
  /** The earlier revision whose inputs this one has again; absent where none was restored. */
  readonly restored?: RestoredRevision;
  /** False for a revision of an earlier version of the program, which did not note all that a restoration needs. */
  readonly isRestorable: boolean;
}

/** A revision that was restored, and why. */
export interface RestoredRevision {
  readonly revision: number;
  readonly reason: string;
}
export interface HistoryPage {
  readonly items: readonly HistoryEntry[];
  readonly next?: string;
}
export const historySchema: z.ZodMiniType<HistoryPage> = z.strictObject({
  items: z.readonly(
    z.array(
      z.strictObject({
        revision: z.int(),
        at: instantSchema,
        by: z.exactOptional(z.strictObject({ id: idSchema, name: z.string() })),
        engine: z.exactOptional(z.strictObject(engineChange)),
        sections: z.readonly(z.array(z.string())),
        restored: z.exactOptional(z.strictObject({ revision: z.int(), reason: z.string() })),
        isRestorable: z.boolean(),
      }),
    ),
  ),
  next: z.exactOptional(z.string()),
});

/** What another version of the engine made of a project. */
export interface AttributedEngine extends EngineChange {
  /** The first one that it calculated. */
  readonly revision: number;
  /** Figures that came out otherwise, those of the financial summary first; absent where inputs changed as well. */
  readonly examples?: readonly PlainObject[];
}

/**
 * Why figures are not the same in two revisions: the parts of a change add up to it to the last digit. The engine that
 * tells calculates both, so that only inputs count; what its predecessors left behind stands under `engines`.
 */
export interface Attribution {
  readonly from: number;
  readonly to: number;
  /** Versions of the engine that came between the two, the earliest first; absent where there was none. */
  readonly engines?: readonly AttributedEngine[];
  readonly changes: readonly PlainObject[];
  readonly figures: readonly PlainObject[];
  readonly approved?: ApprovedFigures;
}
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
const attributedEngineSchema: z.ZodMiniType<AttributedEngine> = z.strictObject({
  revision: z.int(),
  ...engineChange,
  examples: z.exactOptional(plainList(z.looseObject({ ...namedSchemas, before: optionalValue, after: optionalValue }))),
});
export const attributionSchema: z.ZodMiniType<Attribution> = z.strictObject({
  from: z.int(),
  to: z.int(),
  engines: z.exactOptional(z.readonly(z.array(attributedEngineSchema))),
  changes: plainList(attributedChangeSchema),
  figures: plainList(attributedFigureSchema),
  approved: approvedSchema,
});
