import { Decimal } from "../../packages/engine/src/decimal/decimal.js";
import type {
  DefaultInflationTable,
  DiscountRateRelease,
  DiscountRateRow,
  DiscountRateTable,
} from "../../packages/engine/src/reference/discount-rate-data.js";
import { cell, dataSource, figure, type Row, readTable } from "./source-tables.js";
import { typescriptFile } from "./typescript-file.js";

const PERCENT = 100;

export function discountRateFile(): readonly [file: string, content: string] {
  return [
    "discount-rates.ts",
    typescriptFile(
      ["nist_discount_rates.csv", "eerc_default_inflation.csv", "data_sources.csv"],
      ['import type { DefaultInflationTable, DiscountRateTable } from "../discount-rate-data.js";'],
      [
        { name: "DISCOUNT_RATES", type: "DiscountRateTable", value: discountRateTable() },
        { name: "DEFAULT_INFLATION", type: "DefaultInflationTable", value: defaultInflationTable() },
      ],
    ),
  ];
}

function discountRateTable(): DiscountRateTable {
  const rows = readTable("nist_discount_rates.csv");
  const years = [...new Set(rows.map((row) => figure(row, "release_year")))];
  return {
    sources: { FEMP: dataSource("NIST-FEMP"), OMB: dataSource("NIST-OMB") },
    releases: Object.fromEntries(
      years.map((year) => [year, discountRateRelease(rows.filter((row) => cell(row, "release_year") === year))]),
    ),
  };
}

function discountRateRelease(rows: readonly Row[]): DiscountRateRelease {
  const [femp, ...moreFemp] = rows.filter((row) => cell(row, "rate_set") === "DOE");
  if (femp === undefined || moreFemp.length > 0) throw new Error("A release has one FEMP rate");
  const omb = rows.filter((row) => cell(row, "rate_set") === "OMB");
  return {
    FEMP: discountRateRow(femp),
    OMB: Object.fromEntries(omb.map((row) => [figure(row, "term_years"), discountRateRow(row)])),
  };
}

const discountRateRow = (row: Row): DiscountRateRow => [
  figure(row, "real"),
  figure(row, "nominal"),
  figure(row, "inflation"),
];

/** The published percentages as fractions. @spec D2 */
function defaultInflationTable(): DefaultInflationTable {
  const rows = readTable("eerc_default_inflation.csv");
  return {
    source: dataSource("NIST-EERC"),
    fractionPerYear: Object.fromEntries(
      rows.map((row) => [
        figure(row, "data_release_year"),
        new Decimal(figure(row, "inflation_pct")).div(PERCENT).toFixed(),
      ]),
    ),
  };
}
