import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";

/** A run of the recalculation over all projects. */
export interface PresentedRecalculation {
  readonly id: string;
  /** Of the engine that calculates. */
  readonly engineVersion: string;
  readonly startedAt: string;
  /** Absent while it is under way. */
  readonly finishedAt?: string;
  /** Projects there were at the start; those made since have been calculated already. */
  readonly total: number;
  readonly looked: number;
  /** Had been calculated by this engine before. */
  readonly current: number;
  /** Come to the figures that they had. */
  readonly same: number;
  /** Have other figures now. */
  readonly changed: number;
  /** Approved: the figures that were approved stay, though this engine comes to others. */
  readonly kept: number;
  /** The engine refuses them as they are. */
  readonly failed: number;
}

const count = z.int().check(z.gte(0));

export const recalculationSchema: z.ZodMiniType<PresentedRecalculation> = z.strictObject({
  id: idSchema,
  engineVersion: z.string(),
  startedAt: instantSchema,
  finishedAt: z.exactOptional(instantSchema),
  total: count,
  looked: count,
  current: count,
  same: count,
  changed: count,
  kept: count,
  failed: count,
});

/** An approved project whose figures would be others today. */
export interface KeptFigures {
  readonly projectId: string;
  readonly projectName: string;
  /** Of the engine that made the figures that were approved. */
  readonly approvedWith: string;
  /** Of the engine that comes to others. */
  readonly comparedWith: string;
  readonly at: string;
  /** How many figures differ. */
  readonly figures: number;
  /** The first of them; absent where there is none. */
  readonly examples: readonly { readonly path: string; readonly approved?: string; readonly computed?: string }[];
}

export const keptFiguresSchema: z.ZodMiniType<KeptFigures> = z.strictObject({
  projectId: idSchema,
  projectName: z.string(),
  approvedWith: z.string(),
  comparedWith: z.string(),
  at: instantSchema,
  figures: count,
  examples: z.readonly(
    z.array(
      z.strictObject({
        path: z.string(),
        approved: z.exactOptional(z.string()),
        computed: z.exactOptional(z.string()),
      }),
    ),
  ),
});
