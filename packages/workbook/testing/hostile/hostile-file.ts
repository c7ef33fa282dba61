import type { ReaderFindingName } from "../../src/findings/catalogue.js";

/** The reader refuses the whole file, with this finding. */
interface Refused {
  readonly kind: "refused";
  readonly finding: ReaderFindingName;
  /** Part of the finding's quotation from the file. */
  readonly found?: string;
}

/** The file is read within the reader's limits, and is not a workbook of a template. */
interface Read {
  readonly kind: "read";
  /** Result of the attack, as the end of a sentence that begins with "Read". */
  readonly how: string;
  /** Expected values, `Sheet1!A1` to text. */
  readonly cells?: Readonly<Record<string, string>>;
}

/** A workbook of a template, which gives a project. */
interface Project {
  readonly kind: "project";
  readonly how: string;
  /**
   * Findings of the command line in addition to those of the unchanged workbook: `EPB-CELL-002 Schedule 2a!J10`, or
   * only the code if there are too many places to list.
   */
  readonly findings: readonly string[];
  /** True if the report is identical to that of the unchanged workbook. */
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

/** A file made to attack its reader, and the required result. */
export interface HostileFile {
  /** Short, unique, with dashes; the documentation lists the files by this name. */
  readonly name: string;
  /** Goal of the attack, as a sentence. */
  readonly tries: string;
  readonly bytes: () => Uint8Array;
  readonly outcome: Outcome;
  /** Finding of the command line, which reads other formats than .xlsx, where it differs from that of the reader. */
  readonly findingOfCommand?: ReaderFindingName;
  /** True if the size of the file is the attack: it may be larger than a mebibyte. */
  readonly isLarge?: true;
  /** Marks of an attack that must not appear in any output. */
  readonly neverPrinted?: readonly string[];
}

/** Size limit of files that do not attack by size. */
export const MEBIBYTE: number = 1024 * 1024;

export function refused(finding: ReaderFindingName, found?: string): Refused {
  return { kind: "refused", finding, ...(found !== undefined && { found }) };
}

export function read(how: string, cells?: Readonly<Record<string, string>>): Read {
  return { kind: "read", how, ...(cells !== undefined && { cells }) };
}

export function project(how: string, findings: readonly string[] = []): Project {
  return { kind: "project", how, findings };
}

/** The changed workbook gives the same result as the original. */
export function unchanged(how: string): Project {
  return { kind: "project", how, findings: [], isUnchanged: true };
}

export function json(how: string, exitCode: 0 | 1 | 3, codes: readonly string[]): Json {
  return { kind: "json", how, exitCode, codes };
}
