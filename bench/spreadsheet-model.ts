import { HyperFormula } from "hyperformula";

/**
 * The yardstick for recalculation: a 480-month loan schedule as spreadsheet formulas, recalculated when the rate
 * changes. It does less than a project: no measures, no savings, no greenhouse gas.
 */
export function spreadsheetModel(): { readonly setRate: (annualRate: number) => void } {
  const months = 480;
  const rows: (string | number)[][] = [[0.0475, 10_000_000, 475_000]];
  for (let month = 1; month <= months; month++) {
    const row = rows.length + 1;
    const beginning = month === 1 ? "=$B$1" : `=E${row - 1}`;
    const due = month % 12 === 0 ? "$C$1" : "0";
    rows.push([
      beginning,
      `=ROUND(A${row}*$A$1/12,3)`,
      `=MIN(${due},A${row}+B${row})`,
      `=C${row}-B${row}`,
      `=ROUND(A${row}-D${row},4)`,
    ]);
  }
  const engine = HyperFormula.buildFromArray(rows, { licenseKey: "gpl-v3" });
  return {
    setRate: (annualRate) => {
      engine.setCellContents({ sheet: 0, row: 0, col: 0 }, annualRate);
      engine.getCellValue({ sheet: 0, row: months, col: 4 });
    },
  };
}
