import * as z from "zod/mini";
import { APPLICATION_KINDS, ApplicationKind } from "../applications/application-kind.js";
import { ApplicationStatus } from "../applications/application-permissions.js";
import type { ListedErrorCode } from "../errors/error-codes.js";
import { LIMITS } from "../limits.js";
import {
  applicationFileSchema,
  applicationListItemSchema,
  applicationSchema,
  formPartsSchema,
} from "../schemas/applications.js";
import { fileNameSchema, idSchema, memberSchema, numberInQuery, requiredComment } from "../schemas/fields.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { type Call, call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const params = strictObject({ id: idSchema });
const fileParams = strictObject({ id: idSchema, fileId: idSchema });
const reply = applicationSchema;

export type ApplicationQuery = z.infer<typeof querySchema>;
const querySchema = strictObject({
  /** The user's own applications, or those that the user reviews; for users with both, those to review. */
  scope: z.exactOptional(z.enum(["own", "review"])),
  status: z.exactOptional(memberSchema(ApplicationStatus)),
  limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
  cursor: z.exactOptional(z.string().check(z.maxLength(1000))),
});

export type ApplicationDecision = z.infer<ReturnType<typeof decisionSchema>>;
// A separate schema for each kind: the OpenAPI document names it after its only call.
const decisionSchema = () =>
  strictObject({
    decision: z.enum(["accepted", "declined"]),
    /** Reason, for the applicant. */
    text: requiredComment("Enter a reason."),
  });

/** Errors of every call that changes an application. */
const CHANGE_ERRORS: readonly ListedErrorCode[] = ["application/not-permitted", "application/not-now"];

/**
 * The calls for applications of one kind. All of them are ours.
 *
 * @spec P §2 "accreditation and qualified-list application forms"; P §6 "Create qualified-list applications", "View
 * accreditation applications", "Application panels and the Applications menu"
 */
function applicationCalls(kind: ApplicationKind) {
  const { area, title, createPermission, viewPermission, isRenewed } = APPLICATION_KINDS[kind];
  const named = (verb: string, rest = ""): string =>
    `${verb}${kind === "qualifiedList" ? "QualifiedList" : "Accreditation"}Application${rest}`;
  const base = `/api/${area}/applications`;
  const policy = (...permissions: (typeof createPermission)[]): Policy => ({
    kind: "group",
    permissions,
    isHiddenOnTestSite: true,
  });
  const applicants = policy(createPermission);
  const reviewers = policy(viewPermission);
  const both = policy(createPermission, viewPermission);
  return {
    list: call({
      name: named("list", "s"),
      method: "GET",
      path: base,
      summary: `${title}: own applications, or applications submitted for review, last changed first.`,
      policy: both,
      query: querySchema,
      reply: strictObject({
        items: list(applicationListItemSchema),
        next: z.exactOptional(z.string()),
      }),
    }),
    create: call({
      name: named("create"),
      method: "POST",
      path: base,
      summary: `${title}: creates an application as a draft, which may be incomplete.`,
      policy: applicants,
      errors: ["application/project-not-own"],
      body: strictObject({ form: formPartsSchema }),
      reply,
      status: 201,
    }),
    get: call({
      name: named("get"),
      method: "GET",
      path: `${base}/{id}`,
      summary: `${title}: one application. Reviewers see the submitted data. Applicants do not see comments of reviewers.`,
      policy: both,
      params,
      reply,
    }),
    save: call({
      name: named("save"),
      method: "PUT",
      path: `${base}/{id}`,
      summary: `${title}: saves the changed parts of a draft.`,
      policy: applicants,
      errors: [...CHANGE_ERRORS, "application/project-not-own"],
      params,
      body: strictObject({
        form: formPartsSchema,
        /** Revision of the application that was read; without it, the last change wins. */
        revision: z.exactOptional(z.int().check(z.gte(1))),
      }),
      reply,
    }),
    remove: call({
      name: named("remove"),
      method: "DELETE",
      path: `${base}/{id}`,
      summary: `${title}: removes a draft that was never submitted.`,
      policy: applicants,
      errors: [...CHANGE_ERRORS, "application/was-submitted"],
      params,
    }),
    addFile: call({
      name: named("add", "File"),
      method: "POST",
      path: `${base}/{id}/files`,
      summary: `${title}: attaches a file to a draft. The body is the file.`,
      policy: applicants,
      errors: ["too-many-tries", ...CHANGE_ERRORS, "application/too-many-files"],
      params,
      query: strictObject({ fileName: fileNameSchema }),
      body: { kind: "bytes", contentTypes: ["application/octet-stream"] },
      reply: applicationFileSchema,
      status: 201,
    }),
    getFile: call({
      name: named("get", "File"),
      method: "GET",
      path: `${base}/{id}/files/{fileId}`,
      summary: `${title}: an attached file.`,
      policy: both,
      params: fileParams,
      reply: { kind: "bytes", contentTypes: ["application/octet-stream"] },
    }),
    removeFile: call({
      name: named("remove", "File"),
      method: "DELETE",
      path: `${base}/{id}/files/{fileId}`,
      summary: `${title}: removes a file from a draft.`,
      policy: applicants,
      errors: CHANGE_ERRORS,
      params: fileParams,
    }),
    submit: call({
      name: named("submit"),
      method: "POST",
      path: `${base}/{id}/submit`,
      summary: `${title}: submits a draft to the reviewers. An error lists all missing entries.`,
      policy: applicants,
      errors: [...CHANGE_ERRORS, "application/incomplete", "application/project-not-own"],
      params,
      reply,
    }),
    withdraw: call({
      name: named("withdraw"),
      method: "POST",
      path: `${base}/{id}/withdraw`,
      summary: `${title}: withdraws an application before the decision. Reviewers no longer see it.`,
      policy: applicants,
      errors: CHANGE_ERRORS,
      params,
      reply,
    }),
    // Id of the application to renew.
    ...(isRenewed && {
      recertify: call({
        name: named("recertify"),
        method: "POST",
        path: `${base}/{id}/recertification`,
        summary: `${title}: creates a recertification as a draft with the entries of the accepted application.`,
        policy: applicants,
        errors: [...CHANGE_ERRORS, "application/renewed-already"],
        params,
        reply,
        status: 201,
      }),
    }),
    comment: call({
      name: named("commentOn"),
      method: "POST",
      path: `${base}/{id}/comments`,
      summary: `${title}: adds a comment for reviewers, which the applicant does not see.`,
      policy: reviewers,
      errors: [...CHANGE_ERRORS, "application/too-many-comments"],
      params,
      body: strictObject({ text: requiredComment("Enter a comment.") }),
      reply,
      status: 201,
    }),
    return: call({
      name: named("return"),
      method: "POST",
      path: `${base}/{id}/return`,
      summary: `${title}: returns the application to the applicant with a note. The application is a draft again.`,
      policy: reviewers,
      errors: CHANGE_ERRORS,
      params,
      body: strictObject({ note: requiredComment("Enter the changes needed.") }),
      reply,
    }),
    decide: call({
      name: named("decide"),
      method: "POST",
      path: `${base}/{id}/decision`,
      summary: `${title}: accepts or declines an application. The applicant sees the reason.`,
      policy: reviewers,
      errors: CHANGE_ERRORS,
      params,
      body: decisionSchema(),
      reply,
    }),
  };
}

/** The calls for applications of one kind. */
export type ApplicationCalls = ReturnType<typeof applicationCalls>;

export const APPLICATION_CALLS: Readonly<Record<ApplicationKind, ApplicationCalls>> = {
  qualifiedList: applicationCalls(ApplicationKind.QualifiedList),
  accreditation: applicationCalls(ApplicationKind.Accreditation),
};

/** The calls of both kinds. */
export const ALL_APPLICATION_CALLS: CallGroup = {
  area: "Applications",
  calls: Object.values(APPLICATION_CALLS).flatMap((calls) => Object.values<Call>(calls)),
};
