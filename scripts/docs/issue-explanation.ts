/** What the page of an issue adds to the catalogue. */
export interface IssueExplanation<Details> {
  /** What it means for the figures. */
  readonly meaning: string;
  /** Values with which the page shows the message and the advice. */
  readonly example: Details;
}
