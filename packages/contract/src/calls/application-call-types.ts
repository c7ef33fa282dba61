import type { ApplicationStatus } from "../applications/application-permissions.js";
import type {
  ApplicationDetails,
  ApplicationFile,
  ApplicationForm,
  ApplicationListItem,
} from "../schemas/applications.js";
import type { Call } from "./call.js";

export interface ApplicationId {
  readonly id: string;
}

export interface ApplicationFileId extends ApplicationId {
  readonly fileId: string;
}

export interface ApplicationQuery {
  /** One's own, or those one reviews; where somebody may do both, those they review. */
  readonly scope?: "own" | "review";
  readonly status?: ApplicationStatus;
  readonly limit?: number;
  readonly cursor?: string;
}

export interface ApplicationChange {
  readonly form: Partial<ApplicationForm>;
  /** Of the application as it was read; without one, the last change wins. */
  readonly revision?: number;
}

export interface ApplicationDecision {
  readonly decision: "accepted" | "declined";
  /** Why, for the applicant. */
  readonly text: string;
}

/**
 * The calls for applications of one kind. All of them are ours. @spec P §2 "accreditation and qualified-list
 * application forms"
 */
export interface ApplicationCalls {
  readonly list: Call<{
    query: ApplicationQuery;
    reply: { readonly items: readonly ApplicationListItem[]; readonly next?: string };
  }>;
  readonly create: Call<{ body: { readonly form: Partial<ApplicationForm> }; reply: ApplicationDetails }>;
  readonly get: Call<{ params: ApplicationId; reply: ApplicationDetails }>;
  readonly save: Call<{ params: ApplicationId; body: ApplicationChange; reply: ApplicationDetails }>;
  readonly remove: Call<{ params: ApplicationId }>;
  readonly addFile: Call<{ params: ApplicationId; query: { readonly fileName: string }; reply: ApplicationFile }>;
  readonly getFile: Call<{ params: ApplicationFileId }>;
  readonly removeFile: Call<{ params: ApplicationFileId }>;
  readonly submit: Call<{ params: ApplicationId; reply: ApplicationDetails }>;
  readonly withdraw: Call<{ params: ApplicationId; reply: ApplicationDetails }>;
  /** For what is renewed. */
  readonly recertify?: Call<{ params: ApplicationId; reply: ApplicationDetails }>;
  readonly comment: Call<{ params: ApplicationId; body: { readonly text: string }; reply: ApplicationDetails }>;
  readonly return: Call<{ params: ApplicationId; body: { readonly note: string }; reply: ApplicationDetails }>;
  readonly decide: Call<{ params: ApplicationId; body: ApplicationDecision; reply: ApplicationDetails }>;
}
