import { type Finding, inputFinding } from "@epb/workbook/diagnostics";
import { shownName } from "../file-names.js";
import { InputTooLargeError, type Io, STANDARD_STREAM, systemErrorCode } from "../io.js";

export type BytesResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly finding: Finding };

/** Name of an input in reports. */
export const inputName = (path: string): string => (path === STANDARD_STREAM ? "standard input" : shownName(path));

/** Reads an input; a file that is not there or cannot be read is a finding. */
export async function readBytes(path: string, io: Io): Promise<BytesResult> {
  try {
    return { ok: true, bytes: await io.readBytes(path) };
  } catch (error) {
    return { ok: false, finding: describe(error, inputName(path)) };
  }
}

function describe(error: unknown, file: string): Finding {
  if (error instanceof InputTooLargeError) {
    const expected = `at most ${error.limitBytes / 1024 / 1024} MiB`;
    return inputFinding("input/too-large", file, { expected });
  }
  const code = systemErrorCode(error);
  switch (code) {
    case undefined:
      throw error;
    case "ENOENT":
    case "ENOTDIR":
      return inputFinding("input/missing", file);
    case "EISDIR":
      return inputFinding("input/folder", file);
    case "EACCES":
    case "EPERM":
      return inputFinding("input/not-permitted", file);
    default:
      return inputFinding("input/cannot-open", file, { found: code });
  }
}
