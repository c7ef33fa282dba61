import { boundedList, type Issue } from "@epb/engine";
import * as z from "zod/mini";
import { idSchema, instantSchema, requiredComment } from "./fields.js";

/** Why a project is approved with an error. */
export interface ErrorReason {
  /** Names the error: {@link issueKey} of an issue, or the id of a finding of the uploaded workbook. */
  readonly error: string;
  readonly reason: string;
}

/** What an approval is given. */
export interface ApprovalRequest {
  /** The revision that was reviewed. */
  readonly revision: number;
  /** One for each open error. */
  readonly reasons?: readonly ErrorReason[];
}

const MOST_REASONS = 1000;

export const approvalRequestSchema: z.ZodMiniType<ApprovalRequest> = z.strictObject({
  revision: z.int().check(z.gte(1)),
  reasons: z.exactOptional(
    boundedList(
      z.strictObject({
        error: z.string().check(z.minLength(1), z.maxLength(500)),
        reason: requiredComment("Enter why the project can be approved with this error."),
      }),
    ).check(z.maxLength(MOST_REASONS)),
  ),
});

/** Names an issue among those of a project. */
export const issueKey = ({ code, at }: Pick<Issue, "code" | "at">): string => `${code} ${at}`;

/** What was approved, and why with open errors. */
export interface ProjectApproval {
  readonly id: string;
  /** Reviewed and approved revision. The approval itself is the next revision. */
  readonly revision: number;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly statement: string;
  readonly reasons: readonly (ErrorReason & { readonly code: string; readonly message: string })[];
  /** Of the engine that made the figures. */
  readonly engineVersion: string;
}

export const approvalsSchema: z.ZodMiniType<readonly ProjectApproval[]> = z.readonly(
  z.array(
    z.strictObject({
      id: idSchema,
      revision: z.int(),
      at: instantSchema,
      by: z.strictObject({ id: idSchema, name: z.string() }),
      statement: z.string(),
      reasons: z.readonly(
        z.array(z.strictObject({ error: z.string(), code: z.string(), message: z.string(), reason: z.string() })),
      ),
      engineVersion: z.string(),
    }),
  ),
);

interface Signed {
  readonly projectName: string;
  /** That was reviewed. */
  readonly revision: number;
  /** For which the person signs. */
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
