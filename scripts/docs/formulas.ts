import { publicNames } from "./engine-entry-points.js";
import { type ExportedFunction, exportedFunctions } from "./exported-functions.js";
import { readSources, type SourceText } from "./sources.js";

export interface FormulaArea {
  readonly folder: string;
  readonly title: string;
}

/** Folders that hold formulas, in the order of the calculation. */
export const FORMULA_AREAS: readonly FormulaArea[] = [
  { folder: "pricing", title: "Implementation pricing" },
  { folder: "financing", title: "Financing" },
  { folder: "savings", title: "Itemized savings" },
  { folder: "performance-period", title: "Performance period" },
  { folder: "amortization", title: "Amortization" },
  { folder: "cost-savings", title: "Cost savings" },
  { folder: "measures", title: "Measures" },
  { folder: "esa", title: "Energy sales agreements" },
  { folder: "ghg", title: "Greenhouse gas" },
  { folder: "express", title: "Express edition" },
  { folder: "summary", title: "Financial summary" },
  { folder: "spreadsheet", title: "Spreadsheet functions" },
  { folder: "economics", title: "Economics" },
  { folder: "reference", title: "Reference data" },
  { folder: "calendar", title: "Dates" },
  { folder: "decimal", title: "Rounding" },
];

const ENGINE = "packages/engine/src";
export interface Formula extends ExportedFunction {
  /** Import specifier; absent if no entry point of the engine exports the formula. */
  readonly specifier?: string;
}

/** Formulas by area: exports of entry points, and all other functions with an equation. Stages are not formulas. */
export function listFormulas(
  sources: readonly SourceText[] = readSources([ENGINE]),
): readonly { readonly area: FormulaArea; readonly formulas: readonly Formula[] }[] {
  const specifiers = publicNames(sources);
  return FORMULA_AREAS.map((area) => ({
    area,
    formulas: sources
      .filter(
        ({ path }) => path.startsWith(`${ENGINE}/${area.folder}/`) && !/\/(calculate-[^/]+|index)\.ts$/.test(path),
      )
      .flatMap(exportedFunctions)
      .map((described): Formula => {
        const specifier = specifiers.get(`${described.path}#${described.name}`);
        return specifier === undefined ? described : { ...described, specifier };
      })
      .filter((formula) => formula.specifier !== undefined || hasEquation(formula)),
  }));
}

const hasEquation = ({ doc }: ExportedFunction): boolean => doc?.parts.some(({ kind }) => kind === "lines") ?? false;
