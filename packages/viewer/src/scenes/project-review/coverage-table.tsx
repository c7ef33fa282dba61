import type { Cell, Table } from "@epb/contract";
import { Decimal } from "@epb/engine";
import { type ReactElement, useMemo } from "react";
import { SavingsAgainstPaymentsChart } from "../../charts/savings-against-payments-chart.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { dollars, ratioText } from "../../format/numbers.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { PROJECT_REVIEW_TEXTS as TEXTS } from "../../texts/project-review-texts.js";

/** Guaranteed savings and payments of a year, $. A member is undefined where it is not known. */
export interface YearCoverage {
  readonly year: string;
  readonly savings: Decimal | undefined;
  readonly payments: Decimal | undefined;
  /** Savings for each dollar of payments; undefined in a year without payments. */
  readonly ratio: Decimal | undefined;
}

/** Coverage of the payments by the guaranteed savings in each year, from the schedules of a project. */
export function coverageOfYears(tables: readonly Table[]): readonly YearCoverage[] {
  const table = tables.find(({ id }) => id === "1" || id === "1u");
  if (table === undefined) return [];
  const column = (name: string): number => table.columns.findIndex((each) => each.name === name);
  const savings = column("guaranteedSavings");
  // An express project has debt service and no other payments.
  const hasPayments = table.rows.some((row) => amountOf(row[column("payment")]) !== undefined);
  const payments = column(hasPayments ? "payment" : "debtService");
  return table.rows.map((row) => {
    const [saved, paid] = [amountOf(row[savings]), amountOf(row[payments])];
    return {
      year: String(row[0] ?? ""),
      savings: saved,
      payments: paid,
      ratio: paid?.greaterThan(0) === true ? saved?.dividedBy(paid) : undefined,
    };
  });
}

/** True if the guaranteed savings of a year are less than its payments. */
export const isUncovered = ({ ratio }: YearCoverage): boolean => ratio?.lessThan(1) === true;

const amountOf = (cell: Cell | undefined): Decimal | undefined =>
  typeof cell === "string" && /^-?\d+(?:\.\d+)?$/.test(cell) ? new Decimal(cell) : undefined;

/** Guaranteed savings against payments by year, with the years that are not covered marked. */
export function CoverageTable({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const years = useMemo(() => coverageOfYears(tables), [tables]);
  if (years.length === 0) return <p>{TEXTS.noCoverage}</p>;
  return (
    <div className="stack">
      <p>{TEXTS.uncoveredYears(years.filter(isUncovered).length)}</p>
      <SavingsAgainstPaymentsChart tables={tables} />
      <FramedTable caption={TEXTS.coverageCaption}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.year}</th>
            {[TEXTS.savings, TEXTS.payments, TEXTS.ratio].map((head) => (
              <th key={head} scope="col" className="is-number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((each) => {
            const { year, savings, payments, ratio } = each;
            return (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td className="is-number">{dollars(savings?.toFixed())}</td>
                <td className="is-number">{dollars(payments?.toFixed())}</td>
                <td className="is-number">
                  {isUncovered(each) && <span className="badge badge--warning">{TEXTS.uncovered}</span>}{" "}
                  {ratio === undefined ? COMMON_TEXTS.notKnown : ratioText(ratio)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </FramedTable>
    </div>
  );
}
