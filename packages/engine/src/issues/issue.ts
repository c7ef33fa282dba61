import type { CalculationArea } from "../enumerations/calculation-area.js";
import type { InputPath } from "../path-text/input-path.js";
import type { IssueDetails, IssueName } from "./issue-details.js";

/** `error` makes the calculation fail as a whole; `warning` asks a person to look. */
export type IssueSeverity = "error" | "warning";

/** Something about the input that the calculation met. Issues are data: nothing throws them. @spec C §3 "Calculation issue" */
export interface Issue {
  /** Stable public code, such as `EPB-CAP-001`. */
  readonly code: string;
  readonly name: IssueName;
  /** Area of the calculation, 1 to 9. */
  readonly section: CalculationArea;
  readonly severity: IssueSeverity;
  /** The specification's words; empty where they are. */
  readonly message: string;
  /** Next step for the person. */
  readonly advice: string;
  /** The input it is about. */
  readonly at: InputPath;
  /** Page that explains the code. */
  readonly url: string;
}

/** Report of a stage, without text: the catalog adds the text. */
export type IssueReport = {
  [Name in IssueName]: { readonly name: Name; readonly at: InputPath } & (IssueDetails[Name] extends undefined
    ? object
    : { readonly details: IssueDetails[Name] });
}[IssueName];

export type Report = (issue: IssueReport) => void;
