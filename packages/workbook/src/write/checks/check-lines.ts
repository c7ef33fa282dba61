import { MEASURES } from "../../formulas/index.js";
import { FIRST_COLUMN, type PlacedTable } from "../place-sheet.js";
import { areaIn, type CheckCase, type CheckedTemplate, type CheckLine, cellIn } from "./check-line.js";
import { totalsThatDoNotAdd } from "./footing-checks.js";
import { missingInputs } from "./input-checks.js";
import { textInNumberCells } from "./number-checks.js";
import { columnOfTable, partAt } from "./table-parts.js";

/** Share of the previous year's payment below which a last year is a tail. @spec D22 */
const TAIL_PART = "0.01";
const TERM = "projectSummary.financialSummary.performancePeriodYears";

/** A last year with a payment of only a few dollars, which makes the contract a year longer. */
function tailYear({ layout, manifest }: CheckedTemplate): CheckLine {
  const table = layout.table("amortizationYears");
  const payments = table && columnOfTable(table, "principalPlusInterest");
  const term = layout.figureAt(TERM, "Summary");
  const line = { label: "Last year of payments", whenMet: "It has at least 1% of the payment of the year before it." };
  if (payments === undefined || term === undefined) return { ...line, cases: [] };
  const [years, area] = [cellIn(term), areaIn(payments.area)];
  const paid = (year: string): string => `SUM(INDEX(${area},${year}))`;
  const isTail = `${paid(years)}<${TAIL_PART}*${paid(`${years}-1`)}`;
  const isUnknown: CheckCase = {
    position: `IF(ISNUMBER(${years}),0,1)`,
    cell: term,
    sentence: "The performance period is not calculated. Look at the checks above first.",
  };
  const cases: readonly CheckCase[] = [
    ...(manifest.figureCells === "calculated" ? [isUnknown] : []),
    {
      position: `IF(ISNUMBER(${years}),IF(${years}>1,IF(${isTail},${years},0),0),0)`,
      cell: payments.first,
      sentence: "The last year has less than 1% of the payment of the year before it.",
    },
  ];
  return { ...line, cases };
}

/** Rows with blank calculated cells, such as rows that a person inserted. */
function rowsWithoutFormulas({ sheets, layout, manifest }: CheckedTemplate): CheckLine {
  const cases: CheckCase[] = [];
  for (const { blocks } of manifest.figureCells === "calculated" ? sheets : []) {
    for (const block of blocks) {
      const table = block.kind === "table" ? layout.table(block.block.id) : undefined;
      if (block.kind !== "table" || table === undefined) continue;
      for (const column of formulaColumns(block)) {
        const { area, first } = partAt(table, column);
        // A row inserted below the last row is above the closing row, and in no other area.
        const withClosing = areaIn({ ...area, bottom: area.bottom + 1 });
        const position = `IFERROR(MATCH(TRUE(),ISBLANK(${withClosing}),0),0)`;
        cases.push({
          position: `IF(${position}<ROWS(${withClosing}),${position},0)`,
          isArray: true,
          cell: first,
          sentence: "This row has no formula here, so figures miss it. See the heading More rows below.",
        });
      }
    }
  }
  return { label: "Formulas in rows", whenMet: "Every row of a table that calculates has its formulas.", cases };
}

const formulaColumns = ({ block }: PlacedTable): readonly number[] =>
  block.columns.flatMap(({ content }, index) => (content.kind === "figure" ? [FIRST_COLUMN + index] : []));

const ALL_LINES = [
  missingInputs,
  textInNumberCells,
  measuresWithoutSavings,
  rowsWithoutFormulas,
  guaranteeAboveAll,
  totalsThatDoNotAdd,
  tailYear,
];

/** Maximum lines of a panel. */
export const MOST_CHECK_LINES: number = ALL_LINES.length;

/** The lines of a template's panel that apply to the template. */
export function checkLines(template: CheckedTemplate): readonly CheckLine[] {
  return ALL_LINES.map((line) => line(template)).filter(({ cases }) => cases.length > 0);
}

/** A guarantee that exceeds the savings. */
function guaranteeAboveAll({ layout }: CheckedTemplate): CheckLine {
  const cell = layout.inputAt("other.guarPctEstSav")?.cell;
  return {
    label: "Guarantee",
    whenMet: "It is not above 100% of the estimated savings.",
    cases:
      cell === undefined
        ? []
        : [
            {
              position: `IF(ISNUMBER(${cellIn(cell)}),IF(${cellIn(cell)}>1,1,0),0)`,
              cell,
              sentence: "The guarantee is above 100% of the estimated savings.",
            },
          ],
  };
}

/** Measures without savings, because their savings were not entered or have another measure number. */
function measuresWithoutSavings({ layout, manifest }: CheckedTemplate): CheckLine {
  const measures = layout.table(MEASURES);
  const numbers = measures && columnOfTable(measures, "ecmNumber");
  const savings = measures && columnOfTable(measures, "estAnnualCostSavings");
  const parts = layout.table("measureSavings");
  const named = parts && columnOfTable(parts, "ecmNumber");
  const label = "Savings of measures";
  const whenMet = "Every measure has savings in dollars.";
  if (numbers === undefined || savings === undefined) return { label, whenMet, cases: [] };
  const number = areaIn(numbers.area);
  // Supplied figures may be blank, so only the rows of savings are evidence.
  const isWithout =
    manifest.figureCells === "supplied" && named !== undefined
      ? `ISNA(MATCH(${number}&"",${areaIn(named.area)}&"",0))`
      : `((${areaIn(savings.area)}="")+(${areaIn(savings.area)}=0)>0)`;
  const where = parts === undefined ? "in its row" : `in a row with its number on ${parts.sheet}`;
  return {
    label,
    whenMet,
    cases: [
      {
        position: `IFERROR(MATCH(1,(${number}<>"")*${isWithout},0),0)`,
        isArray: true,
        cell: numbers.first,
        sentence: `This measure has no savings in dollars. Enter them ${where}.`,
      },
    ],
  };
}
