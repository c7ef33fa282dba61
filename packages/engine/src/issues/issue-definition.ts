import type { CalculationArea } from "../enumerations/calculation-area.js";
import type { IssueSeverity } from "./issue.js";
import type { IssueDetails, IssueName } from "./issue-details.js";

/** The words of one issue. */
export interface IssueDefinition<Details> {
  /** Stable public code; never reused. */
  readonly code: string;
  /** Area of C §3 "Calculation error areas"; decided by the details where an issue can happen anywhere. */
  readonly section: CalculationArea | ((details: Details) => CalculationArea);
  readonly severity: IssueSeverity;
  /** The specification's words where it has them. */
  readonly message: (details: Details) => string;
  readonly advice: (details: Details) => string;
}

/** The definitions whose names begin with an area's prefix. */
export type IssueDefinitionsOf<Prefix extends string> = {
  readonly [Name in IssueName as Name extends `${Prefix}/${string}` ? Name : never]: IssueDefinition<
    IssueDetails[Name]
  >;
};
