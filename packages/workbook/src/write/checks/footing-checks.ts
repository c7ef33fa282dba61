import { WITHHELD } from "@epb/engine/report";
import { type Layout, MEASURES, type TablePlace } from "../../formulas/index.js";
import type { TableBlock, TableColumn } from "../../templates/manifest.js";
import { BEFORE_THE_YEARS } from "../before-the-years.js";
import { FIRST_COLUMN } from "../place-sheet.js";
import { areaIn, type CheckCase, type CheckedTemplate, type CheckLine, cellIn } from "./check-line.js";
import { columnOfTable, partAt, type TablePart } from "./table-parts.js";

/** Tolerance of a total, $ or any other unit: more than the error of binary arithmetic. */
const TOLERANCE = "0.01";

/** A payback is not an amount to add. */
const NO_SUMS: ReadonlySet<string> = new Set(["ecm.totals.simplePayback"]);
const TERM = "projectSummary.financialSummary.performancePeriodYears";
const SENTENCE = "This total is not the sum of its rows, or it is a dash.";

/** Totals that differ from the sum of their rows, and prices that differ from their parts. */
export function totalsThatDoNotAdd({ sheets, layout }: CheckedTemplate): CheckLine {
  const cases = sheets.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "table" ? casesOf(block.block, layout) : [])),
  );
  return { label: "Totals", whenMet: "They add up.", cases: [...cases, ...priceCase(layout)] };
}

function casesOf(block: TableBlock, layout: Layout): readonly CheckCase[] {
  const table = layout.table(block.id);
  if (table === undefined) return [];
  return block.columns.flatMap((column, index): readonly CheckCase[] => {
    if (column.totalFigure === undefined || NO_SUMS.has(column.totalFigure)) return [];
    const part = partAt(table, FIRST_COLUMN + index);
    const sum = sumOf(table, column, part, layout);
    return sum === undefined ? [] : [differs(part.closing, sum)];
  });
}

function sumOf(table: TablePlace, column: TableColumn, { area }: TablePart, layout: Layout): string | undefined {
  if (table.id === "performancePeriod") {
    // Years after the term may have entries, which do not count.
    const term = layout.figureAt(TERM, table.sheet);
    const years = columnOfTable(table, "year");
    if (term === undefined || years === undefined) return undefined;
    return `SUMIF(${areaIn(years.area)},"<="&${cellIn(term)},${areaIn(area)})`;
  }
  const before = layout.inputAt(BEFORE_THE_YEARS[column.totalFigure ?? ""] ?? "")?.cell;
  return `SUM(${areaIn(area)}${before === undefined ? "" : `,${cellIn(before)}`})`;
}

/** The price is the sum of the parts of its row, also in the closing row. */
function priceCase(layout: Layout): readonly CheckCase[] {
  const table = layout.table(MEASURES);
  const part = (key: string): string | undefined => {
    const column = table && columnOfTable(table, key);
    return column && `SUM(${areaIn(column.area)})`;
  };
  const price = table && columnOfTable(table, "implementationPrice");
  const cost = part("implementation.baseConstructionCost");
  const charge = part("implementation.deliveryCharge");
  const incentives = part("implementation.appliedIncentives");
  if (price === undefined || cost === undefined || charge === undefined || incentives === undefined) return [];
  return [differs(price.closing, `${cost}+${charge}-${incentives}`)];
}

function differs(cell: CheckCase["cell"], sum: string): CheckCase {
  const total = cellIn(cell);
  return {
    position: `IF(ISNUMBER(${total}),IF(ABS(${total}-(${sum}))>${TOLERANCE},1,0),IF(${total}="${WITHHELD}",1,0))`,
    cell,
    sentence: SENTENCE,
  };
}
