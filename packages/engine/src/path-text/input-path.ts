import { keyText } from "./key-text.js";

/**
 * Path of a value in the project's data, by key and not by position, so sorting a list does not change the path:
 * `performancePeriod[year=4].retainedSavings`, `ecms[uuid=ecm-1].implementation.deliveryCharge`.
 */
export type InputPath = string;

type ItemKey = Readonly<Record<string, string | number>>;

/**
 * Joins names and item keys: `inputPath("ecms", { uuid: "ecm-1" }, "location")` is `ecms[uuid=ecm-1].location`.
 *
 * @example
 * import { inputPath } from "@epb/engine";
 *
 * inputPath("financing", "indexRate"); // "financing.indexRate"
 */
export function inputPath(...parts: readonly (string | ItemKey)[]): InputPath {
  let path = "";
  for (const part of parts) {
    if (typeof part === "string") path += path === "" ? part : `.${part}`;
    else
      path += `[${Object.entries(part)
        .map(([name, value]) => `${name}=${keyText(value)}`)
        .join(",")}]`;
  }
  return path;
}
