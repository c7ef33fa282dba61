import { apiFunctions, type EntryPointFunctions, workedExamplesOf } from "./api-functions.js";
import type { ExportedFunction } from "./exported-functions.js";

const FOLDER = "docs/api/engine";
const PACKAGE = "@epb/engine";

/** The reference of the engine: a page for each entry point, with every function that it exports; by path. */
export function apiPages(): ReadonlyMap<string, string> {
  const entryPoints = apiFunctions();
  return new Map([
    [`${FOLDER}/README.md`, indexPage(entryPoints)],
    ...entryPoints.map((entryPoint) => [`${FOLDER}/${fileOf(entryPoint)}`, entryPointPage(entryPoint)] as const),
  ]);
}

/** `explain.md`; a subpath of two parts in one name, `reference-energy-prices.md`. */
const fileOf = ({ specifier }: EntryPointFunctions): string =>
  `${specifier.slice(PACKAGE.length + 1).replaceAll("/", "-") || "main"}.md`;

const ABOUT_EXAMPLES =
  "A test runs every example. `project` is the project that `parseProject` reads from [example-annual-end.json](../../../fixtures/projects/example-annual-end.json). `calculation` is the result of `calculateProject(project)`, and `isFullCalculation(calculation)` is true. A comment after a line gives the value of the line.";

function indexPage(entryPoints: readonly EntryPointFunctions[]): string {
  return page([
    "# Functions of @epb/engine",
    "",
    "Written by `npm run docs` from the comments beside the code.",
    "",
    ABOUT_EXAMPLES,
    "",
    'An `Amount` is an amount or a rate as text (`"0.045"`), as a `Decimal`, or as a plain number of at most 15 significant digits. Rates are fractions: 0.045 is 4.5%.',
    "",
    "| import from | functions |",
    "|---|---|",
    ...entryPoints.map((entryPoint) => {
      const file = fileOf(entryPoint);
      const names = entryPoint.functions.map(({ name }) => `[\`${name}\`](${file}#${name.toLowerCase()})`);
      return `| [\`${entryPoint.specifier}\`](${file}) | ${names.join(", ")} |`;
    }),
  ]);
}

function entryPointPage({ specifier, functions }: EntryPointFunctions): string {
  return page([
    `# Functions of ${specifier}`,
    "",
    `Written by \`npm run docs\` from the comments beside the code. [All functions](README.md)`,
    "",
    ABOUT_EXAMPLES,
    ...functions.flatMap((described) => ["", ...section(described)]),
  ]);
}

function section(described: ExportedFunction): string[] {
  const { name, declaration, path, doc } = described;
  const params = (doc?.params ?? []).filter(({ text }) => text !== "");
  const worked = workedExamplesOf(described);
  const example = doc?.example;
  return [
    `## ${name}`,
    "",
    "```text",
    declaration,
    "```",
    "",
    ...(doc?.parts ?? []).flatMap((part) => (part.kind === "prose" ? [linked(part.text), ""] : [])),
    ...params.map((param) => `- \`${param.name}\`: ${linked(param.text)}`),
    ...(doc?.returns === undefined ? [] : [`- Returns: ${linked(doc.returns)}`]),
    ...(params.length === 0 && doc?.returns === undefined ? [] : [""]),
    ...(example === undefined ? [] : ["```ts", example, "```", ""]),
    ...(worked.length === 0 ? [] : ["```text", ...worked, "```", ""]),
    `[Code](../../../${path})`,
  ];
}

const page = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

const linked = (text: string): string => text.replace(/\{@link (\w+)(?:\.\w+)?\}/g, "`$1`");
