import { fitTable } from "../../../format/fit-table.js";
import type { Layout } from "../../../format/layout.js";
import { formatNumber } from "../../../format/numbers.js";
import { printable } from "../../../format/printable.js";
import { wrap } from "../../../format/wrap.js";
import type { RatesCopy } from "./answer.js";

const DECIMALS = 4;

/** The escalation rates in a copy of the project, beside those of the project. */
export function writtenRatesLines({ file, rates, leftOut }: RatesCopy, { columns, paint }: Layout): readonly string[] {
  return [
    ...wrap(`Wrote ${printable(file)} with these escalation rates:`, columns),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Savings", align: "left" },
          { header: "Years", align: "right" },
          { header: "Before", align: "right" },
          { header: "Now", align: "right" },
        ],
        rows: rates.map(({ category, firstYear, lastYear, value, before }) => [
          category,
          `${firstYear} to ${lastYear}`,
          beforeText(before.map((rate) => rateText(rate))),
          rateText(value),
        ]),
      },
      columns,
      paint,
    ),
    ...(leftOut.length === 0
      ? []
      : wrap(`Not written, because the project has no such savings: ${leftOut.join(", ")}.`, columns)),
  ];
}

const rateText = (rate: RatesCopy["rates"][number]["value"]): string => `${formatNumber(rate.times(100), DECIMALS)}%`;

function beforeText(texts: readonly string[]): string {
  const [first = "none", ...others] = [...new Set(texts)];
  return others.length === 0 ? first : "several rates";
}
