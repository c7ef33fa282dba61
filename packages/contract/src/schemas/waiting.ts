import * as z from "zod/mini";
import { daySchema, idSchema, instantSchema } from "./fields.js";
import { amountSchema } from "./project-list.js";
import { list, strictObject } from "./readonly-types.js";

/** Work on a project, the most urgent first. */
export const PROJECT_TASKS = ["review", "returned", "reopened", "enter", "approveYear", "reportYear"] as const;
export type ProjectTaskKind = (typeof PROJECT_TASKS)[number];

/** A project that waits for the caller, and the reason. */
export type ProjectTask = z.infer<typeof projectTaskSchema>;
const projectTaskSchema = strictObject({
  kind: z.enum(PROJECT_TASKS),
  id: idSchema,
  name: z.string(),
  escoName: z.exactOptional(z.string()),
  /** Time of the submission, or of the last change. */
  since: z.exactOptional(instantSchema),
  /** Reason of the customer for the return. */
  reason: z.exactOptional(z.string()),
  /** Year of measurement and verification that waits for its approval or its report. */
  year: z.exactOptional(z.int()),
  /** Verified savings minus guaranteed savings of a year to approve, $. */
  savingsDifference: z.exactOptional(amountSchema),
  /** End of this year. */
  endedOn: z.exactOptional(daySchema),
});

/** An application that the caller reviews. */
const waitingApplicationSchema = strictObject({
  id: idSchema,
  kind: z.enum(["qualifiedList", "accreditation"]),
  organization: z.string(),
  submittedAt: z.exactOptional(instantSchema),
});

const count = z.int().check(z.gte(0));

/** Work that waits for the caller. Each list contains only its first items; the numbers are complete. */
export type WaitingWork = z.infer<typeof waitingSchema>;
export const waitingSchema = strictObject({
  count,
  projects: list(projectTaskSchema),
  /** Projects to review, to correct, and to enter. */
  projectCount: count,
  /** Approvals and reports of measurement and verification. */
  yearCount: count,
  invitations: list(strictObject({ id: idSchema, projectName: z.string(), invitedAt: instantSchema })),
  applications: list(waitingApplicationSchema),
  accountRequests: count,
  failedJobs: count,
});
