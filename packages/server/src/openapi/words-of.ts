import { WORDS } from "@epb/contract/documentation";

/**
 * Returns the description of a field, with its unit.
 *
 * @param owner - Name of the schema, or of the call for a parameter.
 * @param path - Path of the field in the schema: `financing.indexRate`. A description by the complete path has priority over a
 * description by the parent and the name, and that over a description by the name alone.
 */
export function wordsOf(owner: string, path: string): string | undefined {
  const names = path.replaceAll("[]", "").split(".");
  const name = names.at(-1) ?? "";
  const above = names.at(-2);
  return (
    WORDS[`${owner}.${names.join(".")}`] ?? (above === undefined ? undefined : WORDS[`${above}.${name}`]) ?? WORDS[name]
  );
}
