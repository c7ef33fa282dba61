/** What the list shows of a finding. */
export interface ShownFinding {
  readonly code: string;
  readonly severity: "error" | "warning";
  readonly sheet?: string;
  /** Cell or range of the sheet. */
  readonly cell?: string;
  /** Where the value stands in the project's data. */
  readonly at?: string;
  readonly field?: string;
  /** Empty where the specification leaves it empty. */
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  readonly advice: string;
}

/** `Schedule 2a!F17`, or where it stands in the project's data; undefined for the file as a whole. */
export function placeOf({ sheet, cell, at }: ShownFinding): string | undefined {
  if (sheet === undefined) return at;
  return cell === undefined ? sheet : `${sheet}!${cell}`;
}

/** What is wrong; where the specification leaves the message empty, the advice speaks. */
export const saidOf = ({ message, advice }: ShownFinding): string => (message === "" ? advice : message);
