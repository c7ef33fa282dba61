import type * as z from "zod/mini";
import type { GroupPermission } from "../accounts/group-permissions.js";
import type { ListedErrorCode } from "../errors/error-codes.js";
import type { ProjectAction } from "../projects/project-permissions.js";

/** Who may make a call. There is no call without one. */
export type Policy =
  /** Anybody. */
  | { readonly kind: "public" }
  /** Whoever is logged in, also on the way to the status Ok. */
  | { readonly kind: "session" }
  /** Whoever is logged in with the status Ok. */
  | { readonly kind: "user" }
  /** Users with the status Ok of a group that has one of the permissions. On a test site, some of these calls are not there. */
  | {
      readonly kind: "group";
      readonly permissions: readonly GroupPermission[];
      readonly isHiddenOnTestSite?: true;
    }
  /** Users who may do this with the project `{id}`, of the path or of the body; where one may not see it, it is not there. */
  | { readonly kind: "project"; readonly action: ProjectAction; readonly idIn?: "body" }
  /** Whoever is logged in, on a test site; elsewhere the call is not there. */
  | { readonly kind: "testSite" };

/** What a call takes and gives. */
export interface CallTypes {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly reply?: unknown;
}

/**
 * What goes over the wire where it is not JSON: a file, whole. Its name is the query's `fileName` on the way in, and stands in
 * the header Content-Disposition on the way out.
 */
export interface Bytes {
  readonly kind: "bytes";
  readonly contentTypes: readonly string[];
  /** A page or a document to look at, and not a file to save. */
  readonly isShown?: true;
}

/**
 * One call: a row of the table that the server's routes, its guards, the OpenAPI page and the tests are made from.
 *
 * @spec P §7, C §7
 */
export interface Call<Types extends CallTypes = CallTypes> {
  /** Unique; the name of the operation. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With its parameters in braces, `/api/project/{id}`. */
  readonly path: string;
  /** What it does, a sentence. */
  readonly summary: string;
  readonly policy: Policy;
  readonly params?: z.ZodMiniType<Types["params"]>;
  readonly query?: z.ZodMiniType<Types["query"]>;
  readonly body?: z.ZodMiniType<Types["body"]> | Bytes;
  /** Bytes of the body, where they are not the usual ones. */
  readonly bodyLimitBytes?: number;
  /** What comes back; without it, nothing (204). */
  readonly reply?: z.ZodMiniType<Types["reply"]> | Bytes;
  /** Errors beside those of its kind; `errorsOf` lists all. */
  readonly errors?: readonly ListedErrorCode[];
  /** Headers with which a success says more. */
  readonly replyHeaders?: readonly ("ETag" | "Next-Cursor")[];
  /** Of a success; 200, or 204 without a reply. */
  readonly status?: 200 | 201 | 202 | 204;
}
