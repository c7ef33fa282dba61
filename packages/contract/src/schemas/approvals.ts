import { boundedList, type Issue } from "@epb/engine";
import * as z from "zod/mini";
import { idSchema, instantSchema, requiredComment } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";

/** Reason for approving a project with an error. */
export type ErrorReason = z.infer<typeof reasonSchema>;
const reasonSchema = strictObject({
  /** Error: {@link issueKey} of an issue, or the id of a finding of the uploaded workbook. */
  error: z.string().check(z.minLength(1), z.maxLength(500)),
  reason: requiredComment("Enter why the project can be approved with this error."),
});

const MOST_REASONS = 1000;

/** Request to approve a project. */
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>;
export const approvalRequestSchema = strictObject({
  /** The revision that was reviewed. */
  revision: z.int().check(z.gte(1)),
  /** One reason for each open error. */
  reasons: z.exactOptional(boundedList(reasonSchema).check(z.maxLength(MOST_REASONS))),
});

/** Key of an issue within a project. */
export const issueKey = ({ code, at }: Pick<Issue, "code" | "at">): string => `${code} ${at}`;

/** Approval of a project, with the reasons for open errors. */
export type ProjectApproval = z.infer<typeof approvalSchema>;
const approvalSchema = strictObject({
  id: idSchema,
  /** Reviewed and approved revision. The approval itself is the next revision. */
  revision: z.int(),
  /** ISO 8601 instant. */
  at: instantSchema,
  by: strictObject({ id: idSchema, name: z.string() }),
  statement: z.string(),
  reasons: list(strictObject({ error: z.string(), code: z.string(), message: z.string(), reason: z.string() })),
  /** Version of the engine that calculated the figures. */
  engineVersion: z.string(),
});
export const approvalsSchema = list(approvalSchema);

interface Signed {
  readonly projectName: string;
  /** Reviewed revision. */
  readonly revision: number;
  /** Organization for which the person signs. */
  readonly organization: string;
  readonly errors: number;
}

/** The statement that is signed with an approval. */
export function approvalStatement({ projectName, revision, organization, errors }: Signed): string {
  const customer = organization === "" ? "the customer" : organization;
  const accepted =
    errors === 0 ? "" : ` I accept ${errors === 1 ? "1 open error" : `${errors} open errors`} for the reasons given.`;
  return `I approve revision ${revision} of ${projectName} for ${customer}, with the data and figures shown here.${accepted}`;
}
