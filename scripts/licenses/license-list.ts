import type { LicensedWork } from "./library.js";

/** The file beside a bundle that names the works of others in it. */
export const LICENSE_LIST = "THIRD-PARTY-LICENSES.txt";

const LINE = "#".repeat(80);

/** The text of the file: each work with its name, its version, and its license, by name. */
export function licenseList(works: readonly LicensedWork[]): string {
  const sorted = [...works].sort((one, other) => titleOf(one).localeCompare(titleOf(other), "en"));
  const parts = sorted.map((work) => {
    const license = work.license === undefined ? "" : `License: ${work.license}\n\n`;
    return `${LINE}\n${titleOf(work)}\n${LINE}\n\n${license}${work.text}\n`;
  });
  return [
    "This package contains code and files of the works below. Each has a license of its own.\n",
    ...(parts.length === 0 ? ["None.\n"] : parts),
  ].join("\n");
}

const titleOf = ({ name, version }: LicensedWork): string => `${name} ${version}`;

/** The titles of a list, such as `decimal.js 10.6.0`, each with the text below it. */
export function readLicenseList(list: string): ReadonlyMap<string, string> {
  const [, ...parts] = list.split(`${LINE}\n`);
  const titles = parts.filter((_, index) => index % 2 === 0);
  return new Map(titles.map((title, index) => [title.trim(), (parts[2 * index + 1] ?? "").trim()]));
}
