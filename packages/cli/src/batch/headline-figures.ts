import { Decimal } from "@epb/engine";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { summaryFigures } from "../reporters/human/summary.js";

/** The figures of the summary by their ids, for programs: decimals as plain text, unknown ones left out. */
export function headlineFigures(result: CalculatedProject): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(
    summaryFigures(result).flatMap(({ definition, value }) =>
      value === undefined ? [] : [[definition.id, Decimal.isDecimal(value) ? value.toFixed() : value]],
    ),
  );
}
