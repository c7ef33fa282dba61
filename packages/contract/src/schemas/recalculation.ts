import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";

const count = z.int().check(z.gte(0));

/** A run of the recalculation over all projects. */
export type PresentedRecalculation = z.infer<typeof recalculationSchema>;
export const recalculationSchema = strictObject({
  id: idSchema,
  /** Of the engine that calculates. */
  engineVersion: z.string(),
  startedAt: instantSchema,
  /** Absent while it is under way. */
  finishedAt: z.exactOptional(instantSchema),
  /** Projects there were at the start; those made since have been calculated already. */
  total: count,
  looked: count,
  /** Had been calculated by this engine before. */
  current: count,
  /** Come to the figures that they had. */
  same: count,
  /** Have other figures now. */
  changed: count,
  /** Approved: the figures that were approved stay, though this engine comes to others. */
  kept: count,
  /** The engine refuses them as they are. */
  failed: count,
});

/** An approved project whose figures would be others today. */
export type KeptFigures = z.infer<typeof keptFiguresSchema>;
export const keptFiguresSchema = strictObject({
  projectId: idSchema,
  projectName: z.string(),
  /** Of the engine that made the figures that were approved. */
  approvedWith: z.string(),
  /** Of the engine that comes to others. */
  comparedWith: z.string(),
  at: instantSchema,
  /** How many figures differ. */
  figures: count,
  /** The first of them; absent where there is none. */
  examples: list(
    strictObject({
      path: z.string(),
      approved: z.exactOptional(z.string()),
      computed: z.exactOptional(z.string()),
    }),
  ),
});
