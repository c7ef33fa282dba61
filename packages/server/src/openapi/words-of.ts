import { WORDS } from "@epb/contract/documentation";

/**
 * What a field is, with its unit.
 *
 * @param owner - Name of its schema, or of the call of a parameter.
 * @param path - Of the field within: `financing.indexRate`. What is said of a field by its whole place counts before what is
 * said by the field above it, and that before its name alone.
 */
export function wordsOf(owner: string, path: string): string | undefined {
  const names = path.replaceAll("[]", "").split(".");
  const name = names.at(-1) ?? "";
  const above = names.at(-2);
  return (
    WORDS[`${owner}.${names.join(".")}`] ?? (above === undefined ? undefined : WORDS[`${above}.${name}`]) ?? WORDS[name]
  );
}
