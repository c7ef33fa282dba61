import * as z from "zod/mini";
import { idSchema, instantSchema } from "./fields.js";
import { usedProfileSchema } from "./mapping-profiles.js";
import { list, strictObject } from "./readonly-types.js";
import { namedSchemas, optionalValue } from "./reports.js";

/** Actions on a project, by their names in the audit log. */
export const PROJECT_STEPS = [
  "access.accepted",
  "access.granted",
  "access.handed-over",
  "access.invited",
  "access.invited-again",
  "access.removed",
  "access.shared",
  "access.unshared",
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
  "project.scenario-removed",
  "project.scenario-saved",
  "project.submitted",
  "project.uploaded",
] as const;
export type ProjectStepName = (typeof PROJECT_STEPS)[number];

const count = z.int().check(z.gte(0));

/** A figure before and after a step; no value if unknown. */
export type StepEffect = z.infer<typeof effectSchema>;
const effectSchema = strictObject({ ...namedSchemas, before: optionalValue, after: optionalValue });

/** Details of a step; those that do not apply are absent. */
export type StepDetails = z.infer<typeof detailsSchema>;
const detailFields = {
  /** Revision of the project's content after the step. */
  revision: z.exactOptional(z.int()),
  /** Text of a comment, a reason, or a note, with its line breaks. */
  text: z.exactOptional(z.string()),
  fileName: z.exactOptional(z.string()),
  /** The mapping profile that read the uploaded workbook. */
  profile: z.exactOptional(usedProfileSchema),
  /** Accepted finding: place and message. */
  finding: z.exactOptional(z.string()),
  /** Numbers of findings in the uploaded workbook. */
  findings: z.exactOptional(strictObject({ errors: count, warnings: count })),
  /** Number of changed inputs, and the labels of the first few. */
  inputs: z.exactOptional(strictObject({ count, labels: list(z.string()) })),
  /** Main figures that the step changed. */
  effect: z.exactOptional(list(effectSchema)),
  /** Role on the project that was granted or removed. */
  roleId: z.exactOptional(z.int()),
  /** Name of the organization that can view the project now, or could view it before. */
  organization: z.exactOptional(z.string()),
  /** Name of the person who had the role before. */
  previousPerson: z.exactOptional(z.string()),
  /** Name of the saved or deleted scenario. */
  scenario: z.exactOptional(z.string()),
  noteType: z.exactOptional(z.int()),
  /** Year of measurement and verification. */
  year: z.exactOptional(z.int()),
  /** The earlier revision whose inputs were restored. */
  restored: z.exactOptional(z.int()),
  engine: z.exactOptional(strictObject({ from: z.string(), to: z.string() })),
};
const detailsSchema = strictObject(detailFields);

/** A step in the life of a project. */
export type ProjectStep = z.infer<typeof stepSchema>;
const stepSchema = strictObject({
  id: idSchema,
  /** ISO 8601 instant. */
  at: instantSchema,
  action: z.enum(PROJECT_STEPS),
  /** Absent if the server recalculated the project with a newer engine. */
  by: z.exactOptional(strictObject({ id: idSchema, name: z.string() })),
  /** Name or address of the person whose access changed. */
  person: z.exactOptional(z.string()),
  ...detailFields,
});

export type ActivityPage = z.infer<typeof activitySchema>;
export const activitySchema = strictObject({ items: list(stepSchema), next: z.exactOptional(z.string()) });
