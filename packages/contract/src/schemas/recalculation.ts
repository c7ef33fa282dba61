import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";

const count = z.int().check(z.gte(0));

/** A recalculation of all projects. */
export type PresentedRecalculation = z.infer<typeof recalculationSchema>;
export const recalculationSchema = strictObject({
  id: idSchema,
  /** Version of the engine that calculates. */
  engineVersion: z.string(),
  startedAt: instantSchema,
  /** Absent while the run is in progress. */
  finishedAt: z.exactOptional(instantSchema),
  /** Projects at the start of the run; later projects are calculated by this engine anyway. */
  total: count,
  looked: count,
  /** Calculated earlier by this engine. */
  current: count,
  /** Their figures have not changed. */
  same: count,
  /** Their figures have changed. */
  changed: count,
  /** Approved projects: the approved figures stay, although this engine has others. */
  kept: count,
  /** The engine rejects them. */
  failed: count,
});

/** An approved project whose figures differ with the current engine. */
export type KeptFigures = z.infer<typeof keptFiguresSchema>;
export const keptFiguresSchema = strictObject({
  projectId: idSchema,
  projectName: z.string(),
  /** Version of the engine that calculated the approved figures. */
  approvedWith: z.string(),
  /** Version of the engine with other figures. */
  comparedWith: z.string(),
  at: instantSchema,
  /** Number of different figures. */
  figures: count,
  /** The first of them; absent without any. */
  examples: list(
    strictObject({
      path: z.string(),
      approved: z.exactOptional(z.string()),
      computed: z.exactOptional(z.string()),
    }),
  ),
});
