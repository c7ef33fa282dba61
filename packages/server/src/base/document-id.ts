import { createHash } from "node:crypto";

/** A UUID (version 8) made from a text, so that the document of a known subject is found without a search. */
export function documentId(text: string): string {
  const digits = createHash("sha256").update(text).digest("hex");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
