import type { Decimal } from "@epb/engine";
import { fitTable } from "../../../format/fit-table.js";
import type { Layout } from "../../../format/layout.js";
import { formatNumber, formatPercent, UNKNOWN } from "../../../format/numbers.js";
import { wrap } from "../../../format/wrap.js";
import type { Escalation } from "../escalation.js";

const ESCALATION_DECIMALS = 4;

/** Four decimals, enough to see the difference between the exact rate and that of NIST's calculator. */
const escalationText = (rate: Decimal | undefined): string =>
  rate === undefined ? UNKNOWN : `${formatNumber(rate.times(100), ESCALATION_DECIMALS)}%`;

/** Uniform escalation rate for each fuel and for all fuels, with the data behind it. */
export function escalationLines(escalation: Escalation, { columns, paint }: Layout): readonly string[] {
  const { rates, state, division, sector, startYear, years, inflation, source } = escalation;
  const about = `Uniform escalation rate of energy prices, ${years} years from ${startYear + 1}`;
  const { calculator } = rates;
  const basis = [
    `${state} (${division}), ${sector.toLowerCase()} prices`,
    ...(inflation === undefined ? [] : [`inflation ${formatPercent(inflation)}% a year`]),
    ...(source === undefined ? [] : [`${source.publisher}, ${source.edition}`]),
  ];
  const row = (label: string, part: Decimal | undefined, real: Decimal, nominal: Decimal | undefined) => [
    label,
    part === undefined ? "" : `${formatPercent(part)}%`,
    escalationText(real),
    escalationText(nominal),
  ];
  return [
    ...wrap(about, columns).map((line) => paint("title", line)),
    ...wrap(basis.join("; "), columns).map((line) => paint("quiet", line)),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Fuel", align: "left" },
          { header: "Share of savings", align: "right" },
          { header: "Real", align: "right" },
          { header: "Nominal", align: "right" },
        ],
        rows: rates.fuels.map(({ fuel, share, real, nominal }) => row(fuel, share, real, nominal)),
        totals: row("All fuels, exact", undefined, rates.real, rates.nominal),
        ...(calculator !== undefined && {
          closing: [row("All fuels, NIST's calculator", undefined, calculator.real, calculator.nominal)],
        }),
      },
      columns,
      paint,
    ),
    ...(calculator === undefined ? [] : wrap(CALCULATOR_NOTE, columns).map((line) => paint("quiet", line))),
  ];
}

const CALCULATOR_NOTE =
  "The exact rate gives the same total savings as the projected prices. NIST's calculator interpolates the escalation rate for each fuel once, and weights each rate by the share of the fuel in the savings.";
