import { createHash } from "node:crypto";
import type { TemplateIdentity } from "@epb/workbook";
import type { Input } from "../input/read-input.js";

/** The fields are in the order in which they are written. */
export interface DescribedInput {
  readonly file: string;
  readonly sha256?: string;
  readonly kind?: string;
  readonly template?: TemplateIdentity;
  /** Name of the mapping profile that read the workbook. */
  readonly profile?: string;
}

/** Description of an input for programs: name, hash of its bytes, and kind. */
export function describeInput({ file, bytes, kind, contents }: Input): DescribedInput {
  return {
    file,
    ...(bytes !== undefined && { sha256: createHash("sha256").update(bytes).digest("hex") }),
    ...(kind !== undefined && { kind }),
    ...(contents.ok && contents.value.template !== undefined && { template: contents.value.template }),
    ...(contents.ok && contents.value.profileName !== undefined && { profile: contents.value.profileName }),
  };
}
