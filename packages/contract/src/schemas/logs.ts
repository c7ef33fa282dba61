import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { idSchema, instantSchema, memberSchema } from "./fields.js";

/** @spec P §7 "levels debug, info, warn, error" */
export const LogLevel = { Debug: "debug", Info: "info", Warn: "warn", Error: "error" } as const;
export type LogLevel = (typeof LogLevel)[keyof typeof LogLevel];

/** What a client says of itself. @spec P §7 "POST api/app-log", "{logLevel, message}" */
export interface AppLogEntry {
  readonly logLevel: LogLevel;
  readonly message: string;
}

export const appLogEntrySchema: z.ZodMiniType<AppLogEntry> = z.strictObject({
  logLevel: memberSchema(LogLevel),
  message: z.string().check(z.maxLength(LIMITS.commentLength)),
});

/** @spec P §3 "Error log entry" */
export interface NewErrorLogEntry {
  readonly name: string;
  readonly appId: "epb";
  /** As the client knows it; who it was the server knows better. */
  readonly user?: string | number | null;
  /** Milliseconds since 1970, by the client's clock. */
  readonly time: number;
  readonly id: string;
  readonly url: string;
  /** Of the reply; null where it was no reply. */
  readonly status?: number | null;
  readonly message: string;
  readonly stack?: string;
}

/** Characters of a stack trace. Ours. */
const STACK_LENGTH = 20_000;
const URL_LENGTH = 2000;

export const newErrorLogEntrySchema: z.ZodMiniType<NewErrorLogEntry> = z.strictObject({
  name: z.string().check(z.maxLength(LIMITS.textLength)),
  appId: z.literal("epb"),
  user: z.exactOptional(z.nullable(z.union([z.string().check(z.maxLength(LIMITS.textLength)), z.int()]))),
  time: z.int().check(z.gte(0)),
  id: z.string().check(z.maxLength(LIMITS.textLength)),
  url: z.string().check(z.maxLength(URL_LENGTH)),
  status: z.exactOptional(z.nullable(z.int())),
  message: z.string().check(z.maxLength(LIMITS.commentLength)),
  stack: z.exactOptional(z.string().check(z.maxLength(STACK_LENGTH))),
});

/** A client error as administrators read it. */
export interface ErrorLogEntry extends Omit<NewErrorLogEntry, "user" | "id"> {
  readonly id: string;
  /** As the client numbered it; people quote it to support. */
  readonly clientId: string;
  readonly userId: string;
  /** By the server's clock. */
  readonly receivedAt: string;
}

export const errorLogEntrySchema: z.ZodMiniType<ErrorLogEntry> = z.strictObject({
  id: idSchema,
  clientId: z.string(),
  userId: idSchema,
  receivedAt: instantSchema,
  name: z.string(),
  appId: z.literal("epb"),
  time: z.int(),
  url: z.string(),
  status: z.exactOptional(z.nullable(z.int())),
  message: z.string(),
  stack: z.exactOptional(z.string()),
});

/** Something that happened, as administrators read it. */
export interface AuditLogEntry {
  /** Counted from 1 without a gap. */
  readonly sequence: number;
  readonly at: string;
  readonly action: string;
  readonly actorId?: string;
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** SHA-256 over the entry and the hash of the one before. */
  readonly hash: string;
}

export const auditLogEntrySchema: z.ZodMiniType<AuditLogEntry> = z.strictObject({
  sequence: z.int(),
  at: instantSchema,
  action: z.string(),
  actorId: z.exactOptional(z.string()),
  subject: z.exactOptional(z.strictObject({ kind: z.string(), id: z.string() })),
  details: z.exactOptional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
  hash: z.string(),
});
