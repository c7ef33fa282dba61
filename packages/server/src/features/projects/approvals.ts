import { type ErrorReason, issueKey, type ProjectApproval } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { Reader } from "../../store/store.js";
import { userNames } from "../accounts/user-names.js";
import { openErrors } from "./kept-findings.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import type { ProjectServices } from "./project-services.js";

/** An approval, with the project as it was approved. It never changes. */
export interface StoredApproval extends Identified, Omit<ProjectApproval, "by"> {
  readonly projectId: string;
  readonly userId: string;
  /** JSON of the engine. */
  readonly project: Readonly<Record<string, unknown>>;
}

export const PROJECT_APPROVALS: Collection<StoredApproval> = {
  name: "projectApprovals",
  columns: {
    projectId: { type: "text", of: ({ projectId }) => projectId },
    at: { type: "text", of: ({ at }) => at },
  },
};

/** Approvals of one project. */
const MOST_APPROVALS = 100;

/** Approvals of the project, latest first. */
export async function projectApprovals(projectId: string, store: Reader): Promise<readonly ProjectApproval[]> {
  const { items } = await store.find(PROJECT_APPROVALS, {
    where: [{ column: "projectId", is: projectId }],
    orderBy: { column: "at", descending: true },
    limit: MOST_APPROVALS,
  });
  const documents = items.map(({ document }) => document);
  const nameOf = await userNames(
    documents.map(({ userId }) => userId),
    store,
  );
  return documents.map(({ projectId: _, project: __, userId, ...approval }) => ({
    ...approval,
    by: { id: userId, name: nameOf(userId) },
  }));
}

/** An approval of a project. @throws ApiError 404 */
export async function readApproval(projectId: string, approvalId: string, store: Reader): Promise<StoredApproval> {
  const stored = await store.get(PROJECT_APPROVALS, approvalId);
  if (stored === undefined || stored.document.projectId !== projectId) throw notFound("The approval");
  return stored.document;
}

/** An error that a project has. */
export interface OpenError {
  /** Names it in an approval. */
  readonly error: string;
  readonly code: string;
  readonly message: string;
}

/** Errors of a revision, those of its calculation and those of the uploaded workbook. */
export interface ErrorsOfRevision {
  readonly revision: number;
  readonly errors: readonly OpenError[];
}

/** @throws ApiError 404 */
export async function errorsOfRevision(
  id: string,
  { store, calculator }: Pick<ProjectServices, "store" | "calculator">,
): Promise<ErrorsOfRevision> {
  const content = await store.get(PROJECT_CONTENTS, id);
  if (content === undefined) throw notFound("The project");
  const { issues } = await calculator.calculate(content.document.project);
  const own = issues.filter(({ severity }) => severity === "error");
  const ofIssues = own.map((issue) => ({ error: issueKey(issue), code: issue.code, message: issue.message }));
  return { revision: content.revision, errors: [...ofIssues, ...(await openErrors(id, store))] };
}

/** The errors with their reasons. @throws ApiError 409 if an error has no reason */
export function withReasons(errors: readonly OpenError[], reasons: readonly ErrorReason[]): StoredApproval["reasons"] {
  const given = new Map(reasons.map(({ error, reason }) => [error, reason]));
  const missing = errors.filter(({ error }) => !given.has(error));
  if (missing.length > 0) {
    const many = missing.length === 1 ? "1 error" : `${missing.length} errors`;
    throw new ApiError(
      409,
      "project/reasons-missing",
      `The project has ${many} without a reason. Return it to the ESCO, or enter a reason for each error.`,
      { issues: missing },
    );
  }
  return errors.map((error) => ({ ...error, reason: given.get(error.error) ?? "" }));
}
