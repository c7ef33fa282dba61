import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./sources.js";

const FIXTURE = "fixtures/projects/example-annual-end.json";
const TARGET = "packages/engine/src/simple/example-project-text.ts";

/** The example project of the engine, from its fixture: a package that is installed has no fixtures. */
export function exampleProjectText(): ReadonlyMap<string, string> {
  const json = JSON.stringify(JSON.parse(readFileSync(resolve(ROOT, FIXTURE), "utf8")));
  if (/['\\]/.test(json)) throw new Error(`${FIXTURE} has a quotation mark or a backslash in a text`);
  return new Map([
    [
      TARGET,
      [
        `// Written by \`npm run docs\` from ${FIXTURE}.`,
        "",
        "/** JSON of the example project. */",
        `export const EXAMPLE_PROJECT: string =\n  '${json}';`,
        "",
      ].join("\n"),
    ],
  ]);
}
