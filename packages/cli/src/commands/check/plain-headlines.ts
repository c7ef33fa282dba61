import { Decimal } from "@epb/engine";
import { type CalculatedProject, headlineFigures } from "@epb/workbook/diagnostics";

/** The key figures by their ids, for programs: decimals as plain text, unknown ones left out. */
export function plainHeadlines(result: CalculatedProject): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(
    headlineFigures(result).flatMap(({ definition, value }) =>
      value === undefined ? [] : [[definition.id, Decimal.isDecimal(value) ? value.toFixed() : value]],
    ),
  );
}
