import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type CellOf, NO_CELLS } from "../diagnostics/from-sources.js";
import type { Io } from "../io.js";
import { type InputKind, inputKind } from "./input-kind.js";
import { parseJson } from "./parse-json.js";
import { inputName, readBytes } from "./read-bytes.js";

/** The template that a workbook was made from. */
export interface TemplateIdentity {
  readonly kind: string;
  readonly version: string;
}

/** What a file says, before anybody has checked that it is a project. */
export interface InputContents {
  /** The project as plain JSON data; undefined where a workbook is not one of ours. */
  readonly project: unknown;
  readonly template?: TemplateIdentity;
  /** What was found while reading. */
  readonly diagnostics: readonly Diagnostic[];
  readonly cellOf: CellOf;
  /** In the order of the tabs. */
  readonly sheetNames: readonly string[];
}

export interface Input {
  readonly file: string;
  /** Absent when the file could not be opened. */
  readonly bytes?: Uint8Array;
  readonly kind?: InputKind;
  readonly contents: ContentsResult;
}

export type ContentsResult =
  | { readonly ok: true; readonly value: InputContents }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** Reads a project from a file, JSON or workbook, by what it holds. */
export async function readInput(path: string, io: Io): Promise<Input> {
  const file = inputName(path);
  const read = await readBytes(path, io);
  if (!read.ok) return { file, contents: read };
  const { bytes } = read;
  const kind = inputKind(bytes, path);
  return { file, bytes, kind, contents: await readContents(kind, bytes, file) };
}

async function readContents(kind: InputKind, bytes: Uint8Array, file: string): Promise<ContentsResult> {
  switch (kind) {
    case "json": {
      const parsed = parseJson(bytes, file);
      if (!parsed.ok) return parsed;
      return { ok: true, value: { project: parsed.json, diagnostics: [], cellOf: NO_CELLS, sheetNames: [] } };
    }
    case "xlsx": {
      const { readWorkbookContents } = await import("./read-workbook-contents.js");
      return readWorkbookContents(bytes, file);
    }
    default:
      return kind satisfies never;
  }
}
