import type * as z from "zod/mini";
import type { GroupPermission } from "../accounts/group-permissions.js";
import type { ListedErrorCode } from "../errors/error-codes.js";
import type { ProjectAction } from "../projects/project-permissions.js";

/** Access rule of a call. Every call has one. */
export type Policy =
  /** Anyone. */
  | { readonly kind: "public" }
  /** Signed-in users, also before the status OK. */
  | { readonly kind: "session" }
  /** Signed-in users with the status OK. */
  | { readonly kind: "user" }
  /** Users with the status OK of a group that has one of the permissions. Some of these calls do not exist on a test site. */
  | {
      readonly kind: "group";
      readonly permissions: readonly GroupPermission[];
      readonly isHiddenOnTestSite?: true;
    }
  /** Users who may do this with the project `{id}` of the path or of the body. Others get 404 if they may not see the project. */
  | { readonly kind: "project"; readonly action: ProjectAction; readonly idIn?: "body" }
  /** Signed-in users of a test site. The call does not exist on other sites. */
  | { readonly kind: "testSite" }
  /** Anyone on a demonstration site. The call does not exist on other sites. */
  | { readonly kind: "demonstration" };

/** Types of the inputs and the reply of a call. */
export interface CallTypes {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly reply?: unknown;
}

/**
 * Body or reply that is a file and not JSON. In a request, the query parameter `fileName` has the name of the file; in a reply,
 * the header Content-Disposition.
 */
export interface Bytes {
  readonly kind: "bytes";
  readonly contentTypes: readonly string[];
  /** True for a page or a document that is shown, not saved as a file. */
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
  /** Description of the call, one sentence. */
  readonly summary: string;
  readonly policy: Policy;
  readonly params?: z.ZodMiniType<Types["params"]>;
  readonly query?: z.ZodMiniType<Types["query"]>;
  readonly body?: z.ZodMiniType<Types["body"]> | Bytes;
  /** Maximum bytes of the body. Default: `LIMITS.bodyBytes`. */
  readonly bodyLimitBytes?: number;
  /** Content of the reply. Without a reply, the status is 204. */
  readonly reply?: z.ZodMiniType<Types["reply"]> | Bytes;
  /** Errors beside those of its kind; `errorsOf` lists all. */
  readonly errors?: readonly ListedErrorCode[];
  /** Additional headers of a success. */
  readonly replyHeaders?: readonly ("ETag" | "Next-Cursor")[];
  /** Status of a success. Default: 200, or 204 without a reply. */
  readonly status?: 200 | 201 | 202 | 204;
}

/** A row of the table. Its types follow from its schemas; a part without a schema, and a file, is `unknown`. */
// @__NO_SIDE_EFFECTS__
export function call<Params, Query, Body, Reply>(
  row: Call<{ params: Params; query: Query; body: Body; reply: Reply }>,
): typeof row {
  return row;
}
