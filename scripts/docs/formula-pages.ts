import { FIGURES_BY_AREA } from "../../packages/engine/src/calculate/all-figures.js";
import type { FigureDefinition } from "../../packages/engine/src/model/figure.js";
import type { DocPart } from "./doc-comment.js";
import { type Formula, type FormulaArea, listFormulas } from "./formulas.js";
import { isWorkedExample } from "./worked-example.js";

const FOLDER = "docs/formulas";

/** A page for each formula, one for each area with its formulas and figures, and the list of areas; by path. */
export function formulaPages(): ReadonlyMap<string, string> {
  const areas = listFormulas().filter(({ formulas }) => formulas.length > 0);
  return new Map([
    [`${FOLDER}/README.md`, indexPage(areas)],
    ...areas.map(({ area, formulas }) => [`${FOLDER}/${area.folder}.md`, areaPage(area, formulas)] as const),
    ...areas.flatMap(({ area, formulas }) =>
      formulas.map((formula) => [`${FOLDER}/${pageOf(area, formula)}`, formulaPage(area, formula)] as const),
    ),
  ]);
}

const pageOf = ({ folder }: FormulaArea, { name }: Formula): string => `${folder}/${name}.md`;

function indexPage(areas: readonly { readonly area: FormulaArea; readonly formulas: readonly Formula[] }[]): string {
  return page([
    "# Formulas",
    "",
    "Written by `npm run docs` from the comments beside the code; a test compares the pages with the code and calculates every example.",
    "",
    "Rates and percentages are fractions (0.045 is 4.5%). Amounts are exact decimals, rounded only where [Rounding](decimal.md) says so. C is the Calculations specification, D a [decision](../decisions/README.md).",
    "",
    "| area | formulas |",
    "|---|---|",
    ...areas.map(({ area, formulas }) => {
      const names = formulas.map((formula) => `[\`${formula.name}\`](${pageOf(area, formula)})`);
      return `| [${area.title}](${area.folder}.md) | ${names.join(", ")} |`;
    }),
  ]);
}

function areaPage(area: FormulaArea, formulas: readonly Formula[]): string {
  const { folder, title } = area;
  return page([
    `# ${title}`,
    "",
    `Written by \`npm run docs\` from the comments in [packages/engine/src/${folder}](../../packages/engine/src/${folder}). [All formulas](README.md)`,
    "",
    "| formula | |",
    "|---|---|",
    ...formulas.map((formula) => `| [\`${formula.name}\`](${pageOf(area, formula)}) | ${inShort(formula)} |`),
    ...figureTable(FIGURES_BY_AREA[folder] ?? []),
  ]);
}

/** The first sentence of its description. */
function inShort({ doc }: Formula): string {
  const prose = doc?.parts.find(({ kind }) => kind === "prose");
  const [first = ""] = prose?.kind === "prose" ? linked(prose.text).split(/(?<=[.:;]) /) : [];
  return first.replace(/[:;]$/, ".").replaceAll("|", "\\|");
}

function figureTable(figures: readonly FigureDefinition[]): string[] {
  if (figures.length === 0) return [];
  return [
    "",
    "## Figures",
    "",
    "Calculated values of this area, with the decimals that are shown.",
    "",
    "| figure | id | unit | decimals | specification |",
    "|---|---|---|---|---|",
    ...figures.map(
      ({ label, id, unit = "", decimals, spec }) => `| ${label} | \`${id}\` | ${unit} | ${decimals ?? ""} | ${spec} |`,
    ),
  ];
}

function formulaPage({ folder, title }: FormulaArea, { name, path, doc, specifier }: Formula): string {
  const { parts = [], params = [], returns, spec = [] } = doc ?? {};
  const inputs = params.filter(({ text }) => text !== "");
  const importing = specifier === undefined ? "inside the engine" : `\`import { ${name} } from "${specifier}"\``;
  return page([
    `# ${name}`,
    "",
    `[${title}](../${folder}.md) · [All formulas](../README.md)`,
    ...parts.flatMap((part) => ["", ...rendered(part)]),
    ...(inputs.length === 0 ? [] : ["", "| input | |", "|---|---|"]),
    ...inputs.map((input) => `| \`${input.name}\` | ${input.text.replaceAll("|", "\\|")} |`),
    "",
    ...(returns === undefined ? [] : [`- **Result:** ${returns}`]),
    ...spec.map((reference) => `- **Specification:** ${reference}`),
    `- **Code:** [${path.split("/").at(-1)}](../../../${path}), ${importing}`,
  ]);
}

function rendered(part: DocPart): string[] {
  if (part.kind === "prose") return [linked(part.text)];
  const examples = part.lines.filter(isWorkedExample);
  const equations = part.lines.filter((line) => !isWorkedExample(line));
  return [
    ...(equations.length === 0 ? [] : ["```text", ...equations, "```"]),
    ...(equations.length === 0 || examples.length === 0 ? [] : [""]),
    ...(examples.length === 0 ? [] : ["Example:", "", "```text", ...examples, "```"]),
  ];
}

const page = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

const linked = (text: string): string => text.replace(/\{@link (\w+)(?:\.\w+)?\}/g, "`$1`");
