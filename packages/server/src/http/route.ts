import type { Call, CallTypes } from "@epb/contract";
import type { CachedResponse } from "../base/cached-response.js";
import type { FileReply } from "../base/file-reply.js";
import type { ReceiveUpload } from "../base/upload.js";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import type { ProjectEntry } from "../features/projects/project-entries.js";
import type { Stored } from "../store/collection.js";
import type { Services } from "./services.js";

/** A checked request of a call, with its user and body. */
export interface CallRequest<Types extends CallTypes> {
  readonly params: Types["params"];
  readonly query: Types["query"];
  readonly body: Types["body"];
  /** Undefined only for calls that anybody may make. */
  readonly caller: SignedInUser | undefined;
  /** Entry of the project that the policy has read, at the time of the check. */
  readonly entry: Stored<ProjectEntry> | undefined;
  /** Address of the client. */
  readonly address: string;
  /** Sets a header of the reply. */
  readonly setHeader: (name: string, value: string) => void;
  /** Request headers that a call uses. */
  readonly header: (name: string) => string | undefined;
}

/** A request with a file as its body. */
export interface UploadRequest<Types extends CallTypes> extends CallRequest<Types> {
  /** Receives the body into a temporary file. */
  readonly receive: ReceiveUpload;
}

/** JSON that is ready to be sent: another process has written it, or it is kept. */
export type PreparedJson = Buffer | CachedResponse;

// The handlers are methods, so that each may take the request that its own call describes.

interface JsonRoute {
  readonly kind: "json";
  readonly call: Call;
  handle(request: CallRequest<CallTypes>, services: Services): Promise<unknown>;
}

interface FileRoute {
  readonly kind: "file";
  readonly call: Call;
  handle(request: CallRequest<CallTypes>, services: Services): Promise<FileReply>;
}

interface UploadRoute {
  readonly kind: "upload";
  readonly call: Call;
  handle(request: UploadRequest<CallTypes>, services: Services): Promise<unknown>;
}

/** A call and its handler. */
export type Route = JsonRoute | FileRoute | UploadRoute;

/** A call that takes JSON or nothing, and replies with JSON or nothing. */
export const jsonRoute = <Types extends CallTypes>(
  call: Call<Types>,
  handle: (request: CallRequest<Types>, services: Services) => Promise<Types["reply"] | PreparedJson>,
): Route => ({ kind: "json", call, handle });

/** A call that replies with a file. */
export const fileRoute = <Types extends CallTypes>(
  call: Call<Types>,
  handle: (request: CallRequest<Types>, services: Services) => Promise<FileReply>,
): Route => ({ kind: "file", call, handle });

/** A call whose body is a file. */
export const uploadRoute = <Types extends CallTypes>(
  call: Call<Types>,
  handle: (request: UploadRequest<Types>, services: Services) => Promise<Types["reply"]>,
): Route => ({ kind: "upload", call, handle });

/** The caller of a call that requires one: its policy refuses all others. */
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
