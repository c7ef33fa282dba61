import { MEASURES } from "../../formulas/index.js";
import { areaIn, type CheckedTemplate, type CheckLine } from "./check-line.js";
import { columnOfTable } from "./table-parts.js";

/** Measures that save nothing, because their savings were not entered or stand under another number. */
export function measuresWithoutSavings({ layout, manifest }: CheckedTemplate): CheckLine {
  const measures = layout.table(MEASURES);
  const numbers = measures && columnOfTable(measures, "ecmNumber");
  const savings = measures && columnOfTable(measures, "estAnnualCostSavings");
  const parts = layout.table("measureSavings");
  const named = parts && columnOfTable(parts, "ecmNumber");
  const label = "Savings of measures";
  const whenMet = "Every measure has savings in dollars.";
  if (numbers === undefined || savings === undefined) return { label, whenMet, cases: [] };
  const number = areaIn(numbers.area);
  // Figures that somebody supplies may be blank, so that only the rows of savings tell.
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
