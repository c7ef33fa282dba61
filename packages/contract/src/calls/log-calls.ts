import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { LIMITS } from "../limits.js";
import { numberInQuery } from "../schemas/fields.js";
import {
  type AppLogEntry,
  type AuditLogEntry,
  appLogEntrySchema,
  auditLogEntrySchema,
  type ErrorLogEntry,
  errorLogEntrySchema,
  type NewErrorLogEntry,
  newErrorLogEntrySchema,
} from "../schemas/logs.js";
import type { Call, Policy } from "./call.js";

const administrators: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const limit = z.exactOptional(numberInQuery(1, LIMITS.pageSize.max));

/** @spec P §7 "POST api/app-log", "levels debug, info, warn, error; failures ignored" */
export const WRITE_APP_LOG: Call<{ body: AppLogEntry }> = {
  name: "writeAppLog",
  method: "POST",
  path: "/api/app-log",
  summary: "Puts a line of the client into the log of the server. Clients ignore failures.",
  policy: { kind: "public" },
  body: appLogEntrySchema,
};

/** @spec P §7 "POST to the log endpoint", "client error reports; sent only when logged in"; the path is ours */
export const WRITE_ERROR_LOG: Call<{ body: NewErrorLogEntry }> = {
  name: "writeErrorLog",
  method: "POST",
  path: "/api/error-log",
  summary: "Reports an error of the client.",
  policy: { kind: "session" },
  body: newErrorLogEntrySchema,
};

export const READ_ERROR_LOG: Call<{
  query: { readonly limit?: number; readonly cursor?: string };
  reply: { readonly items: readonly ErrorLogEntry[]; readonly next?: string };
}> = {
  name: "readErrorLog",
  method: "GET",
  path: "/api/error-log",
  summary: "Errors that clients have reported, the newest first. Only the newest are kept.",
  policy: administrators,
  query: z.strictObject({ limit, cursor: z.exactOptional(z.string().check(z.maxLength(1000))) }),
  reply: z.strictObject({ items: z.readonly(z.array(errorLogEntrySchema)), next: z.exactOptional(z.string()) }),
};

export const READ_AUDIT_LOG: Call<{
  query: { readonly after?: number; readonly limit?: number };
  reply: { readonly items: readonly AuditLogEntry[]; readonly next?: number };
}> = {
  name: "readAuditLog",
  method: "GET",
  path: "/api/audit",
  summary: "What has happened, in its order: the entries after a number. The next page begins after `next`.",
  policy: administrators,
  query: z.strictObject({ after: z.exactOptional(numberInQuery(0, 999_999_999)), limit }),
  reply: z.strictObject({ items: z.readonly(z.array(auditLogEntrySchema)), next: z.exactOptional(z.int()) }),
};
