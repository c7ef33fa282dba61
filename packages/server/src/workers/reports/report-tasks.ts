import type { ErrorCode, Table, WhatIfQuestion } from "@epb/contract";
import type { CalculationType, TemplateKind } from "@epb/engine";
import type { ResultsFinding } from "@epb/workbook/write";
import type { EngineChange } from "../figure-changes.js";

/** A project as JSON text. */
type ProjectText = string;

/** Where figures were approved that an earlier version of the engine made: which one. */
interface OfApproved {
  readonly approvedWith?: string;
}

/** What the history says of a revision. */
export interface RevisionHistory {
  /** Changed parts as JSON texts, from the first revision to this one. */
  readonly changes: readonly string[];
  /** Absent where the history does not say it. */
  readonly calculationType?: CalculationType;
  readonly unknownInputs?: readonly string[];
}

/** What the process that tells of projects is asked. Plain data: it crosses to another process. */
export type ReportTask =
  | (OfApproved & { readonly kind: "schedules"; readonly project: ProjectText; readonly months: boolean })
  | (OfApproved & {
      readonly kind: "explain";
      readonly project: ProjectText;
      readonly figure: string;
      readonly depth?: number;
    })
  | (OfApproved & { readonly kind: "figures"; readonly project: ProjectText; readonly months: boolean })
  | (OfApproved & {
      readonly kind: "attribute";
      /** The project now: what the history does not say is taken from it. */
      readonly project: ProjectText;
      readonly before: RevisionHistory;
      readonly after: RevisionHistory;
      /** Those that came in between, with the first revision that each of them calculated. */
      readonly engines: readonly (EngineChange & { readonly revision: number })[];
      readonly figure?: string;
    })
  | {
      readonly kind: "compareUpload";
      /** Before the upload. */
      readonly project: ProjectText;
      /** With everything in the workbook. */
      readonly whole: ProjectText;
      /** With the chosen sections of the workbook, calculated. */
      readonly after: ProjectText;
      /** Paths of inputs that cannot be read and keep their saved values. */
      readonly keptInputs: readonly string[];
    }
  | {
      readonly kind: "projectAt";
      /** The project now: what the history does not say is taken from it. */
      readonly project: ProjectText;
      readonly at: RevisionHistory;
    }
  | (OfApproved & { readonly kind: "whatIf"; readonly project: ProjectText; readonly question: WhatIfQuestion })
  | {
      readonly kind: "resultsWorkbook";
      readonly project: ProjectText;
      /** Findings of the uploaded workbook. */
      readonly kept: readonly ResultsFinding[];
    }
  | { readonly kind: "formulaWorkbook"; readonly project: ProjectText }
  | { readonly kind: "blankWorkbook"; readonly template: TemplateKind }
  | { readonly kind: "tablesWorkbook"; readonly title: string; readonly tables: readonly Table[] };

/** A task on its way to a process, which keeps the projects that it has read. */
export interface SentTask {
  /** Its project is the hash of the text. */
  readonly task: ReportTask;
  /** Follows where the process has asked for it. */
  readonly projectText?: string;
}

/** What it answers: JSON as text, or a file. */
export type ReportAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: true; readonly base64: string }
  /** The process has not read the project, or no longer has it. */
  | { readonly ok: false; readonly kind: "unread" }
  /** What the engine refuses: the name of its error, and the details as JSON. */
  | { readonly ok: false; readonly kind: "engine"; readonly code: string; readonly details: string }
  /** What the person who asked can mend. */
  | {
      readonly ok: false;
      readonly kind: "refused";
      readonly code: ErrorCode;
      readonly message: string;
      readonly issues?: string;
    };
