import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { LIMITS } from "../limits.js";
import { AUDIT_ACTIONS } from "../schemas/audit-actions.js";
import { booleanInQuery, idSchema, instantSchema, memberSchema, numberInQuery } from "../schemas/fields.js";
import {
  appLogEntrySchema,
  auditLogEntrySchema,
  errorLogEntrySchema,
  newErrorLogEntrySchema,
} from "../schemas/logs.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const administrators: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const limit = z.exactOptional(numberInQuery(1, LIMITS.pageSize.max));

/** @spec P §7 "POST api/app-log", "levels debug, info, warn, error" */
export const WRITE_APP_LOG = call({
  name: "writeAppLog",
  method: "POST",
  path: "/api/app-log",
  summary: "Writes a line of the client to the server log. Clients ignore failures.",
  policy: { kind: "public" },
  errors: ["too-many-tries"],
  body: appLogEntrySchema,
});

/** @spec P §7 "POST to the log endpoint", "client error reports"; the path is ours */
export const WRITE_ERROR_LOG = call({
  name: "writeErrorLog",
  method: "POST",
  path: "/api/error-log",
  summary: "Reports an error of the client.",
  policy: { kind: "session" },
  errors: ["too-many-tries", "user/not-verified"],
  body: newErrorLogEntrySchema,
});

const cursor = z.exactOptional(z.string().check(z.maxLength(1000)));

export const READ_ERROR_LOG = call({
  name: "readErrorLog",
  method: "GET",
  path: "/api/error-log",
  summary: "Errors reported by clients, newest first. The server keeps only recent errors.",
  policy: administrators,
  query: strictObject({
    limit,
    cursor,
    search: z.exactOptional(z.string().check(z.maxLength(LIMITS.textLength))),
    userId: z.exactOptional(idSchema),
  }),
  reply: strictObject({ items: list(errorLogEntrySchema), next: z.exactOptional(z.string()) }),
});

/** Filter of the audit log. Entries must match all conditions. Ours. */
export type AuditLogFilter = z.infer<typeof auditLogFilterSchema>;
const auditLogFilter = {
  /** Id of the account that did it. */
  actorId: z.exactOptional(idSchema),
  action: z.exactOptional(z.enum(AUDIT_ACTIONS)),
  /** True to leave out sign-ins and sign-outs. */
  exceptSignIns: z.exactOptional(booleanInQuery),
  /** Id of what it was done to. */
  subjectId: z.exactOptional(idSchema),
  /** Instants. */
  from: z.exactOptional(instantSchema),
  before: z.exactOptional(instantSchema),
};
const auditLogFilterSchema = strictObject(auditLogFilter);

/** The order in which a log is read. */
export const LogOrder = { NewestFirst: "newest", OldestFirst: "oldest" } as const;
export type LogOrder = (typeof LogOrder)[keyof typeof LogOrder];

export const READ_AUDIT_LOG = call({
  name: "readAuditLog",
  method: "GET",
  path: "/api/audit",
  summary:
    "Entries of the audit log, newest first by default. With a filter, a page can be short or empty although a next page exists: one request does not search all of a long log.",
  policy: administrators,
  query: strictObject({
    order: z.exactOptional(memberSchema(LogOrder)),
    cursor: z.exactOptional(
      z.string().check(z.regex(/^\d{1,15}$/, { error: "Expected the cursor of a page before." })),
    ),
    limit,
    ...auditLogFilter,
  }),
  reply: strictObject({ items: list(auditLogEntrySchema), next: z.exactOptional(z.string()) }),
});

export const LOG_CALLS: CallGroup = {
  area: "Operations",
  calls: [WRITE_APP_LOG, WRITE_ERROR_LOG, READ_ERROR_LOG, READ_AUDIT_LOG],
};
