import type { Finding } from "@epb/workbook/diagnostics";
import { type Io, STANDARD_STREAM } from "../io.js";

/** A person's decision that a finding of a file is accepted until a day. */
export interface Waiver {
  readonly code: string;
  /** Cell or range of the workbook, such as `Schedule 2a!F17`; or the path of the value in the project's data. */
  readonly place: string;
  readonly reason: string;
  readonly person: string;
  /** Last day on which the waiver holds. */
  readonly until: string;
}

/** A finding that a waiver accepts, with the decision. */
export interface WaivedFinding {
  readonly finding: Finding;
  readonly waiver: Pick<Waiver, "reason" | "person" | "until">;
}

/** Waivers of one file, and the mistakes in the waiver file. */
export interface Waivers {
  /** Path of the waiver file. */
  readonly file: string;
  readonly waivers: readonly NumberedWaiver[];
  readonly findings: readonly Finding[];
}

/** A waiver with its place in the list of its file, counted from 0. */
export type NumberedWaiver = Waiver & { readonly index: number };

/** The file beside an input that holds its waivers. */
export const waiverFileOf = (file: string): string => `${file}${WAIVER_ENDING}`;

/** True if an input has a waiver file beside it. */
export const hasWaivers = (file: string, io: Io): boolean =>
  file !== STANDARD_STREAM && io.kindOf(waiverFileOf(file)) !== undefined;

export const WAIVER_ENDING = ".waivers.json";
