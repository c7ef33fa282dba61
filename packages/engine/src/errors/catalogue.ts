export type EngineErrorName =
  | "list-key/invalid"
  | "list-key/not-convertible"
  | "list/duplicate-item"
  | "list/key-not-found"
  | "ecm/baseline-field-exists"
  | "ecm/savings-field-exists"
  | "enumeration/value-unknown"
  | "performance-period/invalid"
  | "calculation/failed"
  | "calculation/not-available"
  | "figure/unknown";

export type EngineErrorDetails = Readonly<Record<string, unknown>>;

/**
 * Texts of the thrown errors, word for word.
 *
 * @spec C §8 "Thrown errors": "Expected a valid performance period", "Invalid listKey", "Value not in enumeration",
 * "Baseline field already exists"; C §8 "Errors encountered during the calculation"; C §5
 */
export const ENGINE_ERROR_MESSAGES: Readonly<Record<EngineErrorName, (details: EngineErrorDetails) => string>> = {
  "list-key/invalid": () => "Invalid listKey",
  "list-key/not-convertible": () => "Unable to convert an invalid listKey to string",
  "list/duplicate-item": () => "Duplicate item found",
  "list/key-not-found": () => "key not found in list",
  "ecm/baseline-field-exists": () => "Baseline field already exists",
  "ecm/savings-field-exists": () => "Savings field already exists",
  "enumeration/value-unknown": ({ value }) => `Value ${String(value)} not in enumeration`,
  "performance-period/invalid": () => "Expected a valid performance period",
  "calculation/failed": ({ issues }) => `Errors encountered during the calculation: ${String(issues)}`,
  "calculation/not-available": ({ calculationType }) =>
    `Projects of calculation type ${String(calculationType)} are not calculated by this version; Standard (1) and Legacy (3) are.`,
  "figure/unknown": ({ path }) => `There is no calculated figure ${String(path)}`,
};
