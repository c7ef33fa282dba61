/** Texts on the page of an issue in addition to the catalog. */
export interface IssueExplanation<Details> {
  /** Effect on the figures. */
  readonly meaning: string;
  /** Values with which the page shows the message and the advice. */
  readonly example: Details;
}
