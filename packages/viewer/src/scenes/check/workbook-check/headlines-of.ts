import { Decimal } from "@epb/engine";
import { type CalculatedProject, type HeadlineRemark, summaryFigures } from "@epb/workbook/diagnostics";
import { calendarDay } from "../../../format/dates.js";
import { CHECK_TEXTS } from "../check-texts.js";
import type { Headline } from "./checked-file.js";
import { plainFigure, readableFigure } from "./readable-figure.js";

/** The figures a decision is made on, as they are read. */
export const headlinesOf = (result: CalculatedProject): readonly Headline[] =>
  summaryFigures(result).map(({ definition, value, remark }) => {
    const isGas = definition.quantity === "kgCo2ePerYear" && Decimal.isDecimal(value);
    return {
      id: definition.id,
      label: definition.label,
      value: plainFigure(value),
      text: readableFigure(isGas ? { ...definition, decimals: 0 } : definition, value),
      ...(remark !== undefined && { note: noteOf(remark) }),
    };
  });

function noteOf(remark: HeadlineRemark): string {
  switch (remark.kind) {
    case "from-to":
      return CHECK_TEXTS.fromTo(calendarDay(remark.start), calendarDay(remark.end));
    case "for-years":
      return CHECK_TEXTS.forYears(remark.years);
    case "in-years":
      return CHECK_TEXTS.inYears(remark.years);
    case "no-interest":
      return CHECK_TEXTS.noInterest;
    default:
      return remark satisfies never;
  }
}
