/** A finding as it stands in the annotated copy. */
export interface AnnotatedFinding {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly sheet?: string;
  /** Cell or range of the sheet, `F17` or `B4:B31`. */
  readonly cell?: string;
  /** Where the value stands in the project's data, where it has no cell. */
  readonly at?: string;
  readonly field?: string;
  /** Empty where the specification leaves it empty; the advice speaks then. */
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  readonly advice: string;
}

/** `EPB-CELL-004 error: … Found … Expected … Do: …`, a line each. */
export function findingText({ code, severity, cell, message, found, expected, advice }: AnnotatedFinding): string {
  const range = cell?.includes(":") === true ? ` (${cell})` : "";
  const head = `${code} ${severity}${range}:`;
  if (message === "") return `${head} ${advice}`;
  return [
    `${head} ${message}`,
    ...(found === undefined ? [] : [`Found: ${found}`]),
    ...(expected === undefined ? [] : [`Expected: ${expected}`]),
    `Do: ${advice}`,
  ].join("\n");
}
