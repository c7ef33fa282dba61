export type ProblemName =
  | "value/missing"
  | "value/unknown-name"
  | "value/not-in-enumeration"
  | "value/not-decimal-text"
  | "value/not-non-negative"
  | "value/not-date"
  | "value/not-instant"
  | "value/not-text"
  | "value/text-too-long"
  | "value/blank-key"
  | "value/not-boolean"
  | "value/not-whole-number"
  | "value/outside-range"
  | "value/not-list"
  | "value/list-too-long"
  | "list/duplicate-item"
  | "value/not-object"
  | "value/version-unsupported"
  | "input/more-problems";

export interface ProblemDefinition {
  /** Stable public code; never reused. */
  readonly code: string;
  /** The specification's words where it has them. */
  readonly message: (found: string) => string;
  readonly advice: string;
  readonly expected: string;
}

/**
 * Problems of the shape of a project, found before the calculation.
 *
 * @spec C §5
 */
export const PROBLEM_CATALOGUE: Readonly<Record<ProblemName, ProblemDefinition>> = {
  "value/missing": {
    code: "EPB-INP-001",
    message: () => "A required value is missing.",
    expected: "a value",
    advice: "Add the value.",
  },
  "value/unknown-name": {
    code: "EPB-INP-002",
    message: (found) => `There is no field named ${found}.`,
    expected: "a field of the schema",
    advice: "Correct the spelling or remove the field. `epb schema project` lists all fields.",
  },
  "value/not-in-enumeration": {
    code: "EPB-INP-003",
    message: (found) => `Value ${found} not in enumeration`,
    expected: "a value of the list",
    advice: "Use one of the listed values.",
  },
  "value/not-decimal-text": {
    code: "EPB-INP-004",
    message: () => "This is not a decimal number written as text.",
    expected: 'a decimal such as "0.045", with at most 20 digits before the point and 15 after it',
    advice:
      "Write digits and a decimal point alone, without spaces, thousands separators, percent signs, or exponents. In JSON, put the number in quotes.",
  },
  "value/not-non-negative": {
    code: "EPB-INP-005",
    message: () => "This is not a number of zero or more.",
    expected: 'a decimal of zero or more such as "1250.50"',
    advice: "Enter the amount without a minus sign. To enter a deduction, use the field for deductions.",
  },
  "value/not-date": {
    code: "EPB-INP-006",
    message: () => "This is not a date of the calendar in the form year-month-day.",
    expected: 'a date such as "2024-01-31"',
    advice: "Write year, month, and day with dashes, and check that the month has this day.",
  },
  "value/not-instant": {
    code: "EPB-INP-007",
    message: () => "This is not a date and time.",
    expected: 'a date and time such as "2024-01-31T12:00:00Z"',
    advice: "Write date, time, and time zone in ISO 8601.",
  },
  "value/not-text": {
    code: "EPB-INP-008",
    message: () => "This is not text.",
    expected: "text in quotes",
    advice: "Put the value in quotes.",
  },
  "value/text-too-long": {
    code: "EPB-INP-009",
    message: () => "This text is too long.",
    expected: "at most 10,000 characters (200 in a key)",
    advice: "Shorten the text.",
  },
  "value/blank-key": {
    code: "EPB-INP-010",
    message: () => "Invalid listKey",
    expected: "a name that is not blank",
    advice: "Give the item its own name or ID.",
  },
  "value/not-boolean": {
    code: "EPB-INP-011",
    message: () => "This is neither true nor false.",
    expected: "true or false",
    advice: "Write true or false without quotes.",
  },
  "value/not-whole-number": {
    code: "EPB-INP-012",
    message: () => "This is not a whole number.",
    expected: "a whole number without quotes",
    advice: "Write ids, years, and months as whole numbers.",
  },
  "value/outside-range": {
    code: "EPB-INP-013",
    message: (found) => `${found} is outside the range.`,
    expected: "a number within the range",
    advice: "Check the year, month, or number of months.",
  },
  "value/not-list": {
    code: "EPB-INP-014",
    message: () => "This is not a list.",
    expected: "a list in square brackets",
    advice: "Put the items in square brackets.",
  },
  "value/list-too-long": {
    code: "EPB-INP-015",
    message: () => "This list is too long.",
    expected: "at most 10,000 items",
    advice: "Split the project.",
  },
  "list/duplicate-item": {
    code: "EPB-INP-016",
    message: () => "Duplicate item found",
    expected: "one item for each key",
    advice: "Two items have the same key (year, field, or id). Keep one of the two items.",
  },
  "value/not-object": {
    code: "EPB-INP-017",
    message: () => "This is not an object with fields.",
    expected: "an object in curly brackets",
    advice: "Check the structure; `epb schema project` describes the structure.",
  },
  "value/version-unsupported": {
    code: "EPB-INP-018",
    message: () => "Invalid project version",
    expected: "3.0.0 for ePB, 1.0.0 for ePX, or 1.99 for ePB, which is upgraded to 3.0.0",
    advice:
      "If a newer program saved the project, read it with a newer release of epb. Otherwise save the project again in a supported version, and do not change the version number by hand.",
  },
  "input/more-problems": {
    code: "EPB-INP-019",
    message: (count) => `${count} more problems are not listed.`,
    expected: "at most 500 problems",
    advice: "Correct the listed problems, and read the project again.",
  },
};
