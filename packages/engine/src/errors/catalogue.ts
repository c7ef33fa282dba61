/** Errors that a calculation cannot throw. Their texts are in a module of their own, which a calculation does not load. */
export type EntryPointErrorName =
  | "figure/not-a-number"
  | "name/unknown"
  | "name/ambiguous"
  | "name/without-value"
  | "economics/rate-unpublished"
  | "data/not-plain"
  | "replay/not-sealable"
  | "project/unreadable"
  | "changes/refused";

export type EngineErrorName =
  | EntryPointErrorName
  | "list-key/invalid"
  | "list-key/not-convertible"
  | "list/duplicate-item"
  | "list/key-not-found"
  | "ecm/baseline-field-exists"
  | "ecm/savings-field-exists"
  | "enumeration/value-unknown"
  | "performance-period/invalid"
  | "calculation/failed"
  | "calculation/override-without-values"
  | "calculation/project-missing"
  | "project/version-invalid"
  | "project/data-invalid"
  | "project/calculated-values-missing"
  | "project/list-item-without-id"
  | "project/to-remove-not-found"
  | "list/key-malformed"
  | "access/role-exists"
  | "savings-type/category-invalid"
  | "savings-type/number-invalid"
  | "figure/unknown"
  | "amount/unreadable"
  | "amount/inexact"
  | "date/unreadable";

export type EngineErrorDetails = Readonly<Record<string, unknown>>;
export type ErrorMessage = (details: EngineErrorDetails) => string;

/** The text of an error that brings its text: `entryPointError` adds the text to the details. */
const sentenceOf: ErrorMessage = ({ sentence }) => String(sentence);

/**
 * Texts of the thrown errors, word for word.
 *
 * @spec C §8 "Thrown errors": "Expected a valid performance period", "Invalid listKey", "Value not in enumeration",
 * "Baseline field already exists"; C §8 "Errors encountered during the calculation"; C §5
 */
export const ENGINE_ERROR_MESSAGES: Readonly<Record<EngineErrorName, ErrorMessage>> = {
  "list-key/invalid": () => "Invalid listKey",
  "list-key/not-convertible": () => "Unable to convert an invalid listKey to string",
  "list/duplicate-item": () => "Duplicate item found",
  "list/key-not-found": () => "key not found in list",
  "ecm/baseline-field-exists": () => "Baseline field already exists",
  "ecm/savings-field-exists": () => "Savings field already exists",
  "enumeration/value-unknown": ({ value }) => `Value ${String(value)} not in enumeration`,
  "performance-period/invalid": () => "Expected a valid performance period",
  "calculation/failed": ({ issues }) => `Errors encountered during the calculation: ${String(issues)}`,
  "calculation/override-without-values": () => "Project set to Override but no calculated values provided",
  "calculation/project-missing": () => "Unable to run project calculations when a project is missing",
  "project/version-invalid": () => "Invalid project version",
  "project/data-invalid": () => "Invalid project data instance",
  "project/calculated-values-missing": () =>
    "Unable to update projectData when dependent calculatedValues are missing.",
  "project/list-item-without-id": () => "Can only make ProjectListItem objects out of Projects with valid ids",
  "project/to-remove-not-found": () => "Unable to find project to remove",
  "list/key-malformed": () => "Invalid list key",
  "access/role-exists": () => "Role already exists for the given user",
  "savings-type/category-invalid": () => "Invalid Savings Type Category",
  "savings-type/number-invalid": () => "Invalid Other Savings Type Number",
  "figure/unknown": ({ path, hint }) => withHint(`There is no calculated figure ${String(path)}`, hint),
  "amount/unreadable": ({ amount }) =>
    `${JSON.stringify(amount) ?? String(amount)} cannot be read as a number. Write digits with a decimal point: "1250" for $1,250, "0.04" for 4%.`,
  "amount/inexact": ({ amount, rounded }) =>
    `The number ${String(amount)} has more than 15 significant digits, which a plain number does not keep. Write the amount as text, such as "${String(rounded)}".`,
  "date/unreadable": ({ date }) =>
    `${JSON.stringify(date) ?? String(date)} is no day of the calendar. Write year, month, and day, such as "2027-01-31".`,
  "figure/not-a-number": sentenceOf,
  "name/unknown": sentenceOf,
  "name/ambiguous": sentenceOf,
  "name/without-value": sentenceOf,
  "economics/rate-unpublished": sentenceOf,
  "data/not-plain": sentenceOf,
  "replay/not-sealable": sentenceOf,
  "project/unreadable": sentenceOf,
  "changes/refused": sentenceOf,
};

/** A sentence and what may have been meant, `Did you mean x?`; the sentence alone where nothing is near. */
export const withHint = (sentence: string, hint: unknown): string =>
  typeof hint === "string" && hint !== "" ? `${sentence}. ${hint}` : sentence;
