/**
 * Asks the registry for known vulnerabilities of every installed package. Run with `npm run lint:dependencies`.
 *
 * Ends with status 1 for a vulnerability, and with 2 if the registry gave no answer.
 */
import { spawnSync } from "node:child_process";
import { ROOT } from "./docs/sources.js";

interface Advisory {
  readonly title: string;
  readonly url: string;
}

interface Vulnerable {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  /** Advisories, and names of packages that bring the vulnerability along. */
  readonly via: readonly (Advisory | string)[];
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>;
  readonly metadata?: { readonly dependencies: { readonly total: number } };
}

function reportOf(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}

const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: ROOT, encoding: "utf8" });
const { vulnerabilities, metadata } = reportOf(stdout);
if (vulnerabilities === undefined || metadata === undefined) {
  console.error(
    "The dependencies were NOT checked: the package registry did not answer the question for vulnerabilities.",
  );
  process.exit(2);
}
for (const { name, severity, range, via } of Object.values(vulnerabilities)) {
  process.exitCode = 1;
  console.error(`${name} ${range}: ${severity}`);
  for (const cause of via) console.error(typeof cause === "string" ? `  by ${cause}` : `  ${cause.title} ${cause.url}`);
}
const count = Object.keys(vulnerabilities).length;
console.log(`${metadata.dependencies.total} packages checked, ${count} with a known vulnerability`);
