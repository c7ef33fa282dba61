import { isProjectJson, parseJson } from "@epb/workbook/diagnostics";
import { InputTooLargeError, type Io, systemErrorCode } from "../io.js";
import { endingComplaint, isEntryFormat, type OutputFile } from "./output-file.js";

const ADVICE = "Use another file name, or --force to replace the file.";

/**
 * Says why the file at a path must stay, where a person may have filled it in: any file where a workbook or a project is
 * to be written, and a workbook or a project where anything else is. Reports may replace earlier reports.
 */
export async function replacementComplaint(
  { path = "", format, force }: OutputFile,
  io: Io,
): Promise<string | undefined> {
  if (force || io.kindOf(path) !== "file") return undefined;
  const contents = await contentsOf(path, io);
  if (contents === "unreadable") return `${path} exists and cannot be read. ${ADVICE}`;
  if (contents.length === 0) return undefined;
  if (isEntryFormat(format)) return `${path} exists, and a person may have filled it in. ${ADVICE}`;
  const noun = filledNoun(contents, path);
  return noun && `${path} is a ${noun}. ${ADVICE}`;
}

/** Bytes of a file. Of one that is larger than any input, only that it is not empty. */
async function contentsOf(path: string, io: Io): Promise<Uint8Array | "unreadable"> {
  try {
    return await io.readBytes(path);
  } catch (error) {
    if (error instanceof InputTooLargeError) return new Uint8Array(1);
    if (systemErrorCode(error) !== undefined) return "unreadable";
    throw error;
  }
}

/** First bytes of a zip, and of a workbook in the old Excel format. */
const WORKBOOK_STARTS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
];

function filledNoun(contents: Uint8Array, path: string): string | undefined {
  if (WORKBOOK_STARTS.some((start) => start.every((byte, index) => contents[index] === byte))) return "workbook";
  const json = parseJson(contents, path);
  return json.ok && isProjectJson(json.json) ? "project" : undefined;
}

/** Reason why a file is not written, as a sentence that says what to do. */
export async function fileComplaint(
  target: OutputFile & { readonly path: string },
  io: Io,
): Promise<string | undefined> {
  const { path, format } = target;
  // A device or a pipe has no content to lose, and its name has no extension.
  if (io.kindOf(path) === "other") return undefined;
  return endingComplaint(path, format) ?? (await replacementComplaint(target, io));
}
