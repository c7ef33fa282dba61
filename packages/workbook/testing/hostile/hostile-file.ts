import type { FindingName } from "../../src/findings/catalogue.js";

/** The file is refused as a whole, with this finding of the workbook reader. */
interface Refused {
  readonly kind: "refused";
  readonly finding: FindingName;
  /** A part of what the finding says was found. */
  readonly found?: string;
}

/** The file is read within the reader's bounds, and is no workbook of a template. */
interface Read {
  readonly kind: "read";
  /** What becomes of the attack, as the end of a sentence that begins with "Read". */
  readonly how: string;
  /** Values that must come out, `Sheet1!A1` to text. */
  readonly cells?: Readonly<Record<string, string>>;
}

/** A workbook of a template, which comes to a project. */
interface Project {
  readonly kind: "project";
  readonly how: string;
  /**
   * What the command line says beyond what it says of the unchanged workbook: `EPB-CELL-002 Schedule 2a!J10`, or the code
   * alone where there are too many places to list.
   */
  readonly findings: readonly string[];
  /** Every word of the report is the same as for the unchanged workbook. */
  readonly isUnchanged?: true;
}

/** Data in JSON, which only the command line reads. */
interface Json {
  readonly kind: "json";
  readonly how: string;
  readonly exitCode: 0 | 1 | 3;
  readonly codes: readonly string[];
}

export type Outcome = Refused | Read | Project | Json;

/** A file made to harm whoever reads it, and what has to happen instead. */
export interface HostileFile {
  /** Short, unique, with dashes; the documentation lists the files by it. */
  readonly name: string;
  /** What the file tries, as a sentence. */
  readonly tries: string;
  readonly bytes: () => Uint8Array;
  readonly outcome: Outcome;
  /** The point of the file is its size: it may be larger than a mebibyte. */
  readonly isLarge?: true;
  /** Marks of an attack that must appear nowhere in what is printed. */
  readonly neverPrinted?: readonly string[];
}

/** Files of another purpose than size stay below one. */
export const MEBIBYTE: number = 1024 * 1024;

export function refused(finding: FindingName, found?: string): Refused {
  return { kind: "refused", finding, ...(found !== undefined && { found }) };
}

export function read(how: string, cells?: Readonly<Record<string, string>>): Read {
  return { kind: "read", how, ...(cells !== undefined && { cells }) };
}

export function project(how: string, findings: readonly string[] = []): Project {
  return { kind: "project", how, findings };
}

/** The workbook comes to what it came to before somebody touched it. */
export function unchanged(how: string): Project {
  return { kind: "project", how, findings: [], isUnchanged: true };
}

export function json(how: string, exitCode: 0 | 1 | 3, codes: readonly string[]): Json {
  return { kind: "json", how, exitCode, codes };
}
