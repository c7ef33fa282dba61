import { type ContentsResult, type InputKind, inputKind, needsTracer } from "@epb/workbook/diagnostics";
import type { Io } from "../io.js";
import { inputName, readBytes } from "./read-bytes.js";

export interface ReadInputOptions {
  /** True to compare calculated values in the workbook, too. Supplied values are always compared. */
  readonly wantsFigures?: boolean;
}

export interface Input {
  readonly file: string;
  /** Absent when the file could not be opened. */
  readonly bytes?: Uint8Array;
  readonly kind?: InputKind;
  readonly contents: ContentsResult;
}

/** Reads a project from a file, JSON or workbook, depending on its content. */
export async function readInput(path: string, io: Io, options: ReadInputOptions = {}): Promise<Input> {
  const file = inputName(path);
  const read = await readBytes(path, io);
  return read.ok ? inputFrom(path, read.bytes, io, options) : { file, contents: read };
}

/** Reads a project from the bytes of a file. */
export async function inputFrom(
  path: string,
  bytes: Uint8Array,
  io: Io,
  options: ReadInputOptions = {},
): Promise<Input> {
  const file = inputName(path);
  const kind = inputKind(bytes, path);
  return {
    file,
    bytes,
    kind,
    contents: await withTracer(await readContents(kind, bytes, { path, file }, io, options)),
  };
}

async function withTracer(contents: ContentsResult): Promise<ContentsResult> {
  if (!contents.ok || !needsTracer(contents.value)) return contents;
  const { TRACER: tracer } = await import("./trace-unknown.js");
  return { ok: true, value: { ...contents.value, tracer } };
}

async function readContents(
  kind: InputKind,
  bytes: Uint8Array,
  names: { readonly path: string; readonly file: string },
  io: Io,
  options: ReadInputOptions,
): Promise<ContentsResult> {
  switch (kind) {
    case "json": {
      const { readJsonContents } = await import("./read-json-contents.js");
      return readJsonContents(bytes, names.file);
    }
    case "xlsx": {
      const { readWorkbookContents } = await import("./read-workbook-contents.js");
      return readWorkbookContents(bytes, names, io, options);
    }
    default:
      return kind satisfies never;
  }
}
