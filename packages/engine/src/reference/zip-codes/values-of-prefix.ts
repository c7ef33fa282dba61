import type { ZipCodePrefixTable } from "./zip-code-data.js";

/** The values of a ZIP code prefix, that with most ZIP codes first. @param prefix - Three digits. */
export function valuesOfPrefix(prefix: string, { prefixes }: ZipCodePrefixTable): readonly string[] | undefined {
  for (const row of prefixes) {
    const [range = "", ...values] = row.split(" ");
    const [first = "", last = first] = range.split("-");
    // Three digits each, so that texts are in the order of the numbers.
    if (first <= prefix && prefix <= last) return values;
  }
  return undefined;
}
