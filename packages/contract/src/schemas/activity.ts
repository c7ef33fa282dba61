import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";
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

const count = z.int().check(z.gte(0));

/** A figure before and after a step; without a value where it was not known. */
export type StepEffect = z.infer<typeof effectSchema>;
const effectSchema = strictObject({ ...namedSchemas, before: optionalValue, after: optionalValue });

/** What there is to tell of a step; each part is absent where the step has none. */
export type StepDetails = z.infer<typeof detailsSchema>;
const detailFields = {
  /** Of the project's content after the step. */
  revision: z.exactOptional(z.int()),
  /** What was written: a comment, a reason, or a note, with its line breaks. */
  text: z.exactOptional(z.string()),
  fileName: z.exactOptional(z.string()),
  /** What was accepted: place and message. */
  finding: z.exactOptional(z.string()),
  /** Of the uploaded workbook. */
  findings: z.exactOptional(strictObject({ errors: count, warnings: count })),
  /** How many inputs changed, and what the first few are called. */
  inputs: z.exactOptional(strictObject({ count, labels: list(z.string()) })),
  /** Main figures that the step changed. */
  effect: z.exactOptional(list(effectSchema)),
  /** Role on the project that was given or taken. */
  roleId: z.exactOptional(z.int()),
  noteType: z.exactOptional(z.int()),
  /** Of measurement and verification. */
  year: z.exactOptional(z.int()),
  /** The earlier revision whose inputs were restored. */
  restored: z.exactOptional(z.int()),
  engine: z.exactOptional(strictObject({ from: z.string(), to: z.string() })),
};
const detailsSchema = strictObject(detailFields);

/** Something that was done with a project. */
export type ProjectStep = z.infer<typeof stepSchema>;
const stepSchema = strictObject({
  id: idSchema,
  /** ISO 8601 instant. */
  at: instantSchema,
  action: z.enum(PROJECT_STEPS),
  /** Absent where nobody did it: the server calculates projects anew when it has a newer engine. */
  by: z.exactOptional(strictObject({ id: idSchema, name: z.string() })),
  /** Name or address of the person whose access it is about. */
  person: z.exactOptional(z.string()),
  ...detailFields,
});

export type ActivityPage = z.infer<typeof activitySchema>;
export const activitySchema = strictObject({ items: list(stepSchema), next: z.exactOptional(z.string()) });
