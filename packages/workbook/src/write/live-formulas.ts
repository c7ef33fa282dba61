import { CalculationType } from "@epb/engine";
import { generalRules } from "@epb/engine/explain";
import { FigureFormulas, MEASURES } from "../formulas/index.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { layOut } from "./lay-out.js";
import type { PlacedSheet } from "./place-sheet.js";
import type { FilledContent } from "./table-rows.js";

interface WrittenFormulas {
  /** Parameters that determine the formulas, as JSON. */
  readonly key: string;
  readonly formulas: FigureFormulas;
}

const MOST_LAYOUTS = 4;
/** By template, most recently used last. Writing the formulas of a layout takes a third of the time of a workbook. */
const formulasByTemplate = new WeakMap<TemplateManifest, readonly WrittenFormulas[]>();

/**
 * The formulas of a workbook that calculates. Supplied figures of a project are its result, so they get no formulas.
 * Workbooks of one layout share formulas, which do not depend on the inputs.
 */
export function liveFormulas(
  manifest: TemplateManifest,
  sheets: readonly PlacedSheet[],
  { project, ghg }: FilledContent,
): FigureFormulas | undefined {
  if (manifest.figureCells !== "calculated") return undefined;
  if (project?.record.calculationType === CalculationType.Override) return undefined;
  const known = formulasByTemplate.get(manifest) ?? [];
  const key = JSON.stringify([sheets, ghg]);
  const formulas = known.find((one) => one.key === key)?.formulas ?? newFormulas(manifest, sheets, ghg);
  const others = known.filter((one) => one.key !== key).slice(1 - MOST_LAYOUTS);
  formulasByTemplate.set(manifest, [...others, { key, formulas }]);
  return formulas;
}

function newFormulas(
  { record }: TemplateManifest,
  sheets: readonly PlacedSheet[],
  ghg: FilledContent["ghg"],
): FigureFormulas {
  const layout = layOut(sheets);
  const { firstRow = 1, lastRow = 0 } = layout.table(MEASURES) ?? {};
  const measures = Array.from({ length: lastRow - firstRow + 1 }, (_, index) => String(index + 1));
  const edition = record.calculationType === CalculationType.Epx ? "express" : "full";
  return new FigureFormulas(layout, generalRules({ edition, measures, ...(ghg !== undefined && { ghg }) }));
}
