import { type ExportedFunction, exportedByDoor, exportedFunctions } from "./exported-functions.js";
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
  { folder: "reference", title: "Reference data" },
  { folder: "calendar", title: "Dates" },
  { folder: "decimal", title: "Rounding" },
];

const ENGINE = "packages/engine/src";
const DOORS = [`${ENGINE}/index.ts`, `${ENGINE}/reference/index.ts`];

export interface Formula extends ExportedFunction {
  /** A door of the engine exports it. */
  readonly isPublic: boolean;
}

/** Formulas by area: what a door exports, and whatever else states an equation. Stages are no formulas. */
export function listFormulas(
  sources: readonly SourceText[] = readSources([ENGINE]),
): readonly { readonly area: FormulaArea; readonly formulas: readonly Formula[] }[] {
  const publicNames = new Set(
    sources.filter(({ path }) => DOORS.includes(path)).flatMap((door) => [...exportedByDoor(door)]),
  );
  return FORMULA_AREAS.map((area) => ({
    area,
    formulas: sources
      .filter(
        ({ path }) => path.startsWith(`${ENGINE}/${area.folder}/`) && !/\/(calculate-[^/]+|index)\.ts$/.test(path),
      )
      .flatMap(exportedFunctions)
      .map((described) => ({ ...described, isPublic: publicNames.has(`${described.path}#${described.name}`) }))
      .filter((formula) => formula.isPublic || hasEquation(formula)),
  }));
}

const hasEquation = ({ doc }: ExportedFunction): boolean => doc?.parts.some(({ kind }) => kind === "lines") ?? false;
