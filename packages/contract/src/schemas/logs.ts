import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { idSchema, instantSchema, memberSchema } from "./fields.js";
import { strictObject } from "./readonly-types.js";

/** @spec P §7 "levels debug, info, warn, error" */
export const LogLevel = { Debug: "debug", Info: "info", Warn: "warn", Error: "error" } as const;
export type LogLevel = (typeof LogLevel)[keyof typeof LogLevel];

/** Log entry of a client. @spec P §7 "POST api/app-log", "{logLevel, message}" */
export type AppLogEntry = z.infer<typeof appLogEntrySchema>;
export const appLogEntrySchema = strictObject({
  logLevel: memberSchema(LogLevel),
  message: z.string().check(z.maxLength(LIMITS.commentLength)),
});

/** Characters of a stack trace. Ours. */
const STACK_LENGTH = 20_000;
const URL_LENGTH = 2000;

/** @spec P §3 "Error log entry" */
export type NewErrorLogEntry = z.infer<typeof newErrorLogEntrySchema>;
export const newErrorLogEntrySchema = strictObject({
  name: z.string().check(z.maxLength(LIMITS.textLength)),
  appId: z.literal("epb"),
  /** User according to the client; the server uses the session instead. */
  user: z.exactOptional(z.nullable(z.union([z.string().check(z.maxLength(LIMITS.textLength)), z.int()]))),
  /** Milliseconds since 1970, by the client's clock. */
  time: z.int().check(z.gte(0)),
  id: z.string().check(z.maxLength(LIMITS.textLength)),
  url: z.string().check(z.maxLength(URL_LENGTH)),
  /** Status of the reply; null without a reply. */
  status: z.exactOptional(z.nullable(z.int())),
  message: z.string().check(z.maxLength(LIMITS.commentLength)),
  stack: z.exactOptional(z.string().check(z.maxLength(STACK_LENGTH))),
});

/** A client error for administrators. */
export type ErrorLogEntry = z.infer<typeof errorLogEntrySchema>;
export const errorLogEntrySchema = strictObject({
  id: idSchema,
  /** Id from the client; people quote it to support. */
  clientId: z.string(),
  userId: idSchema,
  /** By the server's clock. */
  receivedAt: instantSchema,
  name: z.string(),
  appId: z.literal("epb"),
  time: z.int(),
  url: z.string(),
  status: z.exactOptional(z.nullable(z.int())),
  message: z.string(),
  stack: z.exactOptional(z.string()),
});

/** An audit log entry for administrators. */
export type AuditLogEntry = z.infer<typeof auditLogEntrySchema>;
export const auditLogEntrySchema = strictObject({
  /** Counted from 1 without a gap. */
  sequence: z.int(),
  at: instantSchema,
  action: z.string(),
  actorId: z.exactOptional(z.string()),
  /** `name` is the present name of a project. */
  subject: z.exactOptional(strictObject({ kind: z.string(), id: z.string(), name: z.exactOptional(z.string()) })),
  details: z.exactOptional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
  /** SHA-256 of the entry and the hash of the previous one. */
  hash: z.string(),
});
