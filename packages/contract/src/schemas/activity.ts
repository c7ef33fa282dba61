import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { namedSchemas, optionalValue } from "./reports.js";

/** Steps that a project takes, as the audit log names them. */
export const PROJECT_STEPS = [
  "access.accepted",
  "access.granted",
  "access.invited",
  "access.invited-again",
  "access.removed",
  "mv.approved",
  "mv.returned",
  "mv.submitted",
  "mv.written",
  "project.approved",
  "project.changed",
  "project.created",
  "project.file-added",
  "project.file-removed",
  "project.finding-accepted",
  "project.note-written",
  "project.recalculated",
  "project.reopened",
  "project.restored",
  "project.returned",
  "project.submitted",
  "project.uploaded",
] as const;
export type ProjectStepName = (typeof PROJECT_STEPS)[number];

/** A figure before and after a step; without a value where it was not known. */
export interface StepEffect {
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly before?: string | number | boolean;
  readonly after?: string | number | boolean;
}

/** What there is to tell of a step; each part is absent where the step has none. */
export interface StepDetails {
  /** Of the project's content after the step. */
  readonly revision?: number;
  /** What was written: a comment, a reason, or a note, with its line breaks. */
  readonly text?: string;
  readonly fileName?: string;
  /** What was accepted: place and message. */
  readonly finding?: string;
  /** Of the uploaded workbook. */
  readonly findings?: { readonly errors: number; readonly warnings: number };
  /** How many inputs changed, and what the first few are called. */
  readonly inputs?: { readonly count: number; readonly labels: readonly string[] };
  /** Main figures that the step changed. */
  readonly effect?: readonly StepEffect[];
  /** Role on the project that was given or taken. */
  readonly roleId?: number;
  readonly noteType?: number;
  /** Of measurement and verification. */
  readonly year?: number;
  /** The earlier revision whose inputs were restored. */
  readonly restored?: number;
  readonly engine?: { readonly from: string; readonly to: string };
}

/** Something that was done with a project. */
export interface ProjectStep extends StepDetails {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly action: ProjectStepName;
  /** Absent where nobody did it: the server calculates projects anew when it has a newer engine. */
  readonly by?: { readonly id: string; readonly name: string };
  /** Name or address of the person whose access it is about. */
  readonly person?: string;
}

export interface ActivityPage {
  readonly items: readonly ProjectStep[];
  readonly next?: string;
}

const count = z.int().check(z.gte(0));

export const activitySchema: z.ZodMiniType<ActivityPage> = z.strictObject({
  items: z.readonly(
    z.array(
      z.strictObject({
        id: idSchema,
        at: instantSchema,
        action: z.enum(PROJECT_STEPS),
        by: z.exactOptional(z.strictObject({ id: idSchema, name: z.string() })),
        person: z.exactOptional(z.string()),
        revision: z.exactOptional(z.int()),
        text: z.exactOptional(z.string()),
        fileName: z.exactOptional(z.string()),
        finding: z.exactOptional(z.string()),
        findings: z.exactOptional(z.strictObject({ errors: count, warnings: count })),
        inputs: z.exactOptional(z.strictObject({ count, labels: z.readonly(z.array(z.string())) })),
        effect: z.exactOptional(
          z.readonly(z.array(z.strictObject({ ...namedSchemas, before: optionalValue, after: optionalValue }))),
        ),
        roleId: z.exactOptional(z.int()),
        noteType: z.exactOptional(z.int()),
        year: z.exactOptional(z.int()),
        restored: z.exactOptional(z.int()),
        engine: z.exactOptional(z.strictObject({ from: z.string(), to: z.string() })),
      }),
    ),
  ),
  next: z.exactOptional(z.string()),
});
