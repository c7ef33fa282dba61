import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Failures that the test plants, by the name of the planted test. */
const FAILURES: Readonly<Record<string, "always" | "first">> = JSON.parse(process.env["PLANTED_FAILURES"] ?? "{}");
const TRIES = join(process.env["PLANTED_FOLDER"] ?? "", "tries.txt");

/** Notes that a test runs, and fails if the failure is planted. */
export function tryTest(name: string): void {
  appendFileSync(TRIES, `${name}\n`);
  const tries = readFileSync(TRIES, "utf8").split("\n");
  const isFirst = tries.filter((tried) => tried === name).length === 1;
  if (FAILURES[name] === "always" || (FAILURES[name] === "first" && isFirst)) throw new Error(`planted in ${name}`);
}
