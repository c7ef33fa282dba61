import type { Table } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { amortizationRows } from "./amortization-rows.js";
import { rowsOfTable } from "./rows-of-table.js";

const column = (name: string) => ({ name, label: name, quantity: "dollars" });
const figure = (path: string, label = path) => ({ path, label, value: "1" });
const tableOf = (id: string, names: readonly string[], rest: Partial<Table>): Table => ({
  id,
  title: id,
  columns: names.map(column),
  keyColumns: 1,
  rows: [],
  dollarDecimals: 0,
  ...rest,
});
const NO_MEASURES = { measures: [], totalLabel: "Total" };

describe("the figure of a cell", () => {
  test("is looked for under the year of its row, and only where the project has it", () => {
    const table = tableOf("1", ["year", "payment", "interest"], { rows: [[3, "10", "4"]], totals: [null, "10", null] });
    const figures = [figure("costSavings.years[year=3].payment"), figure("costSavings.totalPayments")];
    const [row, totals] = rowsOfTable({ table, figures, ...NO_MEASURES });
    expect(row?.figures).toEqual([undefined, "costSavings.years[year=3].payment", undefined]);
    expect(totals?.figures[1]).toBe("costSavings.totalPayments");
    expect(totals?.cells[0]).toBe("Total");
  });

  test("is that of its measure, also where two measures have one name", () => {
    const table = tableOf("2a", ["ecmNumber", "ecmDescription", "implementationPrice"], {
      keyColumns: 2,
      rows: [
        ["1", "Lighting", "5"],
        ["1", "Lighting", "6"],
      ],
    });
    const measures = ["a", "b"].map((uuid) => ({ uuid, ecmNumber: "1", ecmDescription: "Lighting" }));
    const figures = ["a", "b"].map((uuid) => figure(`ecm.measures[uuid=${uuid}].implementationPrice`));
    const rows = rowsOfTable({ table, figures, measures, totalLabel: "Total" });
    expect(rows.map((row) => row.figures[2])).toEqual(figures.map(({ path }) => path));
  });

  test("is found by its label in the build-up of the price", () => {
    const table = tableOf("2b", ["item", "percentage", "amount"], { rows: [["Design", "0.06", "120"]] });
    const path = "projectSummary.implementationTotals.designCost";
    const [row] = rowsOfTable({ table, figures: [figure(path, "Design")], ...NO_MEASURES });
    expect(row?.figures).toEqual([undefined, undefined, path]);
  });
});

describe("the loan by year", () => {
  const loan = tableOf("loan", ["year", "neededPayment", "interest", "endingBalance"], { rows: [[1, "9", "2", "7"]] });
  const months = tableOf("amortization", ["year", "month", "paymentDate", "interest", "endingBalance"], {
    keyColumns: 2,
    rows: [
      [1, 1, "2027-02-02", "1", "8"],
      [1, 2, null, "1", "7"],
    ],
  });
  const years = rowsOfTable({ table: loan, figures: [], ...NO_MEASURES });
  const rowsWith = (isOpen: boolean) =>
    amortizationRows(years, loan, months, { isOpen: () => isOpen, toggle: () => {} });

  test("has the months of the years that are open, each with what it has of the columns", () => {
    expect(rowsWith(false).map(({ kind }) => kind)).toEqual(["usual"]);
    const [, first, second] = rowsWith(true);
    expect(first?.cells).toEqual(["Month 1 · Feb 2, 2027", null, "1", "8"]);
    expect(first?.figures[2]).toBe("amortization.detail[year=1,month=1].interest");
    expect(second?.cells[0]).toBe("Month 2");
  });

  test("ends with the balance of its last month", () => {
    expect(rowsWith(false)[0]?.figures[3]).toBe("amortization.detail[year=1,month=2].endingBalance");
  });
});
