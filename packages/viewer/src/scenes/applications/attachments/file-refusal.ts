import { APPLICATION_LIMITS } from "@epb/contract";
import { sizeRefusal } from "../../../components/files/size-refusal.js";
import { ATTACHMENT_TEXTS } from "./attachment-texts.js";

/** Why a file is not even sent; undefined where it may be. @param count - Files that the application has. */
export function fileRefusal(
  file: Pick<File, "size">,
  { count, mostBytes }: { readonly count: number; readonly mostBytes: number },
): string | undefined {
  if (count >= APPLICATION_LIMITS.files) return ATTACHMENT_TEXTS.tooMany(APPLICATION_LIMITS.files);
  return sizeRefusal(file, mostBytes);
}

/** A name that the server takes: what other systems do not allow in the name of a file becomes a line. */
export function nameToSend(name: string): string {
  const allowed = name.replace(/[\p{C}/\\:*?"<>|]/gu, "_").trim();
  const { fileNameLength } = APPLICATION_LIMITS;
  if (allowed.length <= fileNameLength) return allowed;
  // What kind of file it is stands at the end.
  const extension = /\.[^.]{1,10}$/.exec(allowed)?.[0] ?? "";
  return allowed.slice(0, fileNameLength - extension.length) + extension;
}
