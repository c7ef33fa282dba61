import { ACCOUNT_WORDS } from "./account-words.js";
import { APPLICATION_WORDS } from "./application-words.js";
import { COMMON_WORDS } from "./common-words.js";
import { JOB_WORDS } from "./job-words.js";
import { PROJECT_WORDS } from "./project-words.js";
import { REPORT_WORDS } from "./report-words.js";
import { SECTION_WORDS } from "./section-words.js";
import { SITE_WORDS } from "./site-words.js";
import { STATISTICS_WORDS } from "./statistics-words.js";

const ALL_WORDS: Readonly<Record<string, string>> = {
  ...JOB_WORDS,
  ...COMMON_WORDS,
  ...ACCOUNT_WORDS,
  ...SITE_WORDS,
  ...PROJECT_WORDS,
  ...SECTION_WORDS,
  ...REPORT_WORDS,
  ...STATISTICS_WORDS,
  ...APPLICATION_WORDS,
};

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
    ALL_WORDS[`${owner}.${names.join(".")}`] ??
    (above === undefined ? undefined : ALL_WORDS[`${above}.${name}`]) ??
    ALL_WORDS[name]
  );
}
