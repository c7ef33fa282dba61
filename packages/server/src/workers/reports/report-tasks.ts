import type { ErrorCode, Table, WhatIfQuestion } from "@epb/contract";
import type { CalculationType, TemplateKind } from "@epb/engine";
import type { ResultsFinding } from "@epb/workbook/write";
import type { EngineChange } from "../figure-changes.js";

/** A project as JSON text. */
type ProjectText = string;

/** Version of an earlier engine that calculated the approved figures. */
interface OfApproved {
  readonly approvedWith?: string;
}

/** History of a revision. */
export interface RevisionHistory {
  /** Changed parts as JSON texts, from the first revision to this one. */
  readonly changes: readonly string[];
  /** Absent if the history does not contain it. */
  readonly calculationType?: CalculationType;
  readonly unknownInputs?: readonly string[];
}

/** Task for the process that makes reports. Plain data, because it is sent to another process. */
export type ReportTask =
  | (OfApproved & { readonly kind: "overview"; readonly project: ProjectText })
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
      /** The current project, for everything that the history does not contain. */
      readonly project: ProjectText;
      readonly before: RevisionHistory;
      readonly after: RevisionHistory;
      /** Engine changes between the revisions, with the first revision that each engine calculated. */
      readonly engines: readonly (EngineChange & { readonly revision: number })[];
      readonly figure?: string;
    })
  | {
      readonly kind: "compareUpload";
      /** The project before the upload. */
      readonly project: ProjectText;
      /** The project with everything in the workbook. */
      readonly whole: ProjectText;
      /** The calculated project with the chosen sections of the workbook. */
      readonly after: ProjectText;
      /** Paths of unreadable inputs that keep their saved values. */
      readonly keptInputs: readonly string[];
    }
  | {
      readonly kind: "projectAt";
      /** The current project, for everything that the history does not contain. */
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

/** A task for a process, which caches the projects that it has read. */
export interface SentTask {
  /** Contains the hash of the project's text in place of the text. */
  readonly task: ReportTask;
  /** Sent after the process has requested it. */
  readonly projectText?: string;
}

/** Result of a task: JSON as text, or a file. */
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
