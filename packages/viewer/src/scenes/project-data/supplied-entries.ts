import { FIGURES, figureDefinition } from "@epb/engine";
import { figureColumn, figureInput, type InputField, type TableColumn } from "@epb/workbook";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";

/** In characters, as templates have it. */
const COLUMN_WIDTH = 18;

/** Figures as fields of a form in which they are entered. @param ids - `projectSummary.financialSummary.totalPayments` */
export const suppliedFields = (ids: readonly string[]): InputField[] =>
  ids.map((id) => {
    const definition = figureDefinition(id);
    const { label, unit } = definition;
    return {
      kind: "input",
      path: `calculatedValues.${id}`,
      label,
      ...(unit !== undefined && { unit }),
      help: TEXTS.suppliedFigure,
      value: figureInput(definition),
    };
  });

/** Figures as columns of a table in which they are entered, with the total where there is one. @param ids - `costSavings.years[year].payment` */
export const suppliedColumns = (ids: readonly string[]): TableColumn[] =>
  ids.map((id) => {
    const total = id.replace("measures[uuid]", "totals");
    const hasTotal = total !== id && FIGURES.some((figure) => figure.id === total);
    const column = figureColumn(id, { width: COLUMN_WIDTH, key: `supplied.${id}` });
    return hasTotal ? { ...column, totalFigure: total } : column;
  });
