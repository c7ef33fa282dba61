import type { Call, CallTypes } from "@epb/contract";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import type { ProjectEntry } from "../features/projects/project-entries.js";
import type { Stored } from "../store/collection.js";
import type { Services } from "./services.js";

/** A call as it arrived, checked: who made it and what they sent. */
export interface CallRequest<Types extends CallTypes> {
  readonly params: Types["params"];
  readonly query: Types["query"];
  readonly body: Types["body"];
  /** Undefined only for calls that anybody may make. */
  readonly caller: SignedInUser | undefined;
  /** Of the project that the policy of the call is on, as it was when the call was let through. */
  readonly entry: Stored<ProjectEntry> | undefined;
  /** Address of the client. */
  readonly address: string;
  /** Sets a header of the reply. */
  readonly setHeader: (name: string, value: string) => void;
  /** Headers of the request that a call looks at. */
  readonly header: (name: string) => string | undefined;
}

export type Handler<Types extends CallTypes> = (
  request: CallRequest<Types>,
  services: Services,
) => Promise<Types["reply"]>;

/** A call and what is done for it. */
export interface Route {
  readonly call: Call;
  readonly handle: Handler<CallTypes>;
}

export function route<Types extends CallTypes>(call: Call<Types>, handle: Handler<Types>): Route {
  // The router gives each handler what its own call describes.
  return { call: call as Call, handle: handle as unknown as Handler<CallTypes> };
}

/** The caller of a call that takes one: its policy has let nobody else through. */
export function requireCaller({ caller }: { readonly caller: SignedInUser | undefined }): SignedInUser {
  if (caller === undefined) throw new Error("a call without a caller reached a handler that needs one");
  return caller;
}

/** The id of the account that makes a call that takes one. */
export const idOfCaller = (request: { readonly caller: SignedInUser | undefined }): string =>
  requireCaller(request).user.document.id;

/** The entry of the project that a call is about: its policy has read it. */
export function requireEntry({ entry }: { readonly entry: Stored<ProjectEntry> | undefined }): ProjectEntry {
  if (entry === undefined) throw new Error("a call that is about no project reached a handler that needs one");
  return entry.document;
}
