import type { Project } from "@epb/engine";
import { isWithheld, withWithheldMarks } from "@epb/engine/report";
import { NO_CELLS } from "../../diagnostics/from-sources.js";
import { TRACER } from "../../diagnostics/tracer.js";
import { unknownInputs, unknownInputsText } from "../../diagnostics/unknown-inputs.js";
import type { Block, SheetDefinition } from "../../templates/manifest.js";
import { pathInProject } from "../../templates/path-in-project.js";
import { isForProject } from "../shown-value.js";
import type { ReadableSheet } from "./readable-sheet.js";
import type { ResultsContent } from "./results-content.js";

/** The content with a dash for each unknown input and each withheld figure. */
export function withMarks(content: ResultsContent): ResultsContent {
  const { project, calculation } = content;
  const { data, values } = withWithheldMarks({ data: project.data, values: calculation.calculatedValues });
  return { ...content, project: { ...project, data }, calculation: { ...calculation, calculatedValues: values } };
}

/** Reason for missing figures, with the inputs that are the cause; undefined if no figure is withheld. */
export function withheldNote({ project, calculation, unknownInputs: known }: ResultsContent): string | undefined {
  const inputs = known ?? unknownInputs(project, calculation, NO_CELLS, TRACER);
  if (inputs.length === 0) return undefined;
  return `Figures are not shown that depend on ${unknownInputsText(inputs)}. They are shown as a dash, or their rows are left out.`;
}

/** True if values of a sheet are withheld, as dashes or as omitted rows. */
export function hasWithheld(
  definition: SheetDefinition,
  blocks: ReadableSheet["blocks"],
  { project, calculation: { calculatedValues } }: ResultsContent,
): boolean {
  const { inputs = [], figures = [] } = calculatedValues.withheld ?? {};
  const paths = new Set([...inputs, ...figures]);
  return blocks.some(hasDash) || definition.blocks.some((block) => isAbout(block, paths, project));
}

/** Other missing figures have the same dash in a form, so the paths decide for forms. */
const hasDash = (block: ReadableSheet["blocks"][number]): boolean =>
  block.kind === "table" &&
  [block.opening ?? [], ...block.rows, block.closing ?? []].some((row) =>
    row.some(({ content }) => isWithheld(content)),
  );

function isAbout(block: Block, withheld: ReadonlySet<string>, project: Project): boolean {
  if (block.kind === "form") {
    return block.fields.some((field) =>
      withheld.has(field.kind === "figure" ? field.figure : pathInProject(field.path)),
    );
  }
  if (block.kind !== "table") return false;
  if (!isForProject(block.shownWhen, project)) return false;
  const figures = block.columns.flatMap(({ content }) => (content.kind === "figure" ? [content] : []));
  return [...withheld].some((path) =>
    figures.some(
      ({ figure, list = block.figures?.list }) => path.startsWith(`${list}[`) && path.endsWith(`].${figure}`),
    ),
  );
}
