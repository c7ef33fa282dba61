import type { AuditLogEntry } from "@epb/contract";
import { subjectKindText } from "./log-texts.js";

/** Object of an entry: kind and name, or kind and the beginning of its id. */
export function subjectText(
  { kind, id, name }: NonNullable<AuditLogEntry["subject"]>,
  nameOf: (userId: string) => string,
): string {
  const shown = name ?? (kind === "users" ? nameOf(id) : id.slice(0, 8));
  return `${subjectKindText(kind)}: ${shown}`;
}
