import {
  APPLICATION_LIMITS,
  type ApplicationDecision,
  type ApplicationStatus,
  submissionProblems,
} from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { ProjectServices } from "../projects/project-services.js";
import { type ApplicationRequest, personOf } from "./application-request.js";
import type { Application } from "./applications.js";
import { type ApplicationChange, type ChangingAction, changeApplication } from "./change-application.js";
import { mailDecisionToApplicant, mailReturnToApplicant, mailReviewers } from "./mail-of-application.js";
import { projectsToSubmit, requireOwnProjects } from "./submitted-projects.js";

/**
 * Submits a draft, with a complete check and the current state of its projects. @throws ApiError 400 with all missing
 * parts
 */
export async function submitApplication(
  request: ApplicationRequest,
  services: ProjectServices,
): Promise<Stored<Application>> {
  return step("submit", "submitted", request, services, async (application, transaction) => {
    const { kind, form } = application;
    // Access may have ended since the project was linked.
    await requireOwnProjects(form.projectIds, request.caller, transaction);
    const projects = await projectsToSubmit(form.projectIds, transaction);
    const issues = submissionProblems(kind, form, projects);
    if (issues.length > 0) {
      throw new ApiError(400, "application/incomplete", "The application is not complete.", { issues });
    }
    await mailReviewers(application, services, transaction);
    return { projects, submittedAt: services.now().toISOString() };
  });
}

export async function withdrawApplication(
  request: ApplicationRequest,
  services: ProjectServices,
): Promise<Stored<Application>> {
  return step("withdraw", "withdrawn", request, services, async () => ({}));
}

/** The reviewers ask for more: back to the applicant, with a note. */
export async function returnApplication(
  request: ApplicationRequest,
  note: string,
  services: ProjectServices,
): Promise<Stored<Application>> {
  return step(
    "return",
    "draft",
    request,
    services,
    async (application, transaction) => {
      await mailReturnToApplicant(application, note, services, transaction);
      return {};
    },
    note,
  );
}

export async function decideApplication(
  request: ApplicationRequest,
  { decision, text }: ApplicationDecision,
  services: ProjectServices,
): Promise<Stored<Application>> {
  return step(
    "decide",
    decision,
    request,
    services,
    async (application, transaction) => {
      await mailDecisionToApplicant(application, { decision, text }, services, transaction);
      return {};
    },
    text,
  );
}

/** Adds a comment among reviewers. */
export async function commentOnApplication(
  request: ApplicationRequest,
  text: string,
  services: ProjectServices,
): Promise<Stored<Application>> {
  return changeApplication("comment", request, services, async ({ comments }) => {
    if (comments.length >= APPLICATION_LIMITS.comments) {
      throw new ApiError(
        409,
        "application/too-many-comments",
        "The application already has the maximum number of comments.",
      );
    }
    return { comments: [...comments, { at: services.now().toISOString(), by: personOf(request.caller), text }] };
  });
}

/** Takes an application to its next status, which its history shows. */
async function step(
  action: ChangingAction,
  status: ApplicationStatus,
  request: ApplicationRequest,
  services: ProjectServices,
  change: ApplicationChange,
  note?: string,
): Promise<Stored<Application>> {
  const taken = {
    at: services.now().toISOString(),
    status,
    by: personOf(request.caller),
    ...(note !== undefined && { note }),
  };
  return changeApplication(action, request, services, async (application, transaction) => ({
    ...(await change(application, transaction)),
    status,
    history: [...application.history, taken],
  }));
}
