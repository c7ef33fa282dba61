/** True if one of the names of a figure or an input matches. */
export type NameTest = (...names: readonly string[]) => boolean;

/**
 * Pattern that matches names: `*` stands for any text. A pattern without `*` matches every name that contains it. Case
 * does not matter.
 *
 *     costSavings.years[year=*].payment   that path for every year
 *     total                               every name with "total" in it
 *
 * @example
 * import { namePattern } from "@epb/engine/lookup";
 *
 * namePattern("*payments")("costSavings.totalPayments", "Total payments"); // true
 * namePattern("interest")("costSavings.totalPayments", "Total payments"); // false
 */
export function namePattern(pattern: string): NameTest {
  const wanted = pattern.toLowerCase();
  if (!wanted.includes("*")) return (...names) => names.some((name) => name.toLowerCase().includes(wanted));
  const whole = new RegExp(`^${wanted.split("*").map(escapePattern).join(".*")}$`);
  return (...names) => names.some((name) => whole.test(name.toLowerCase()));
}

const escapePattern = (text: string): string => text.replace(/[.?+^${}()|[\]\\]/g, "\\$&");
