import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { SavingsAgainstPaymentsChart } from "../../charts/savings-against-payments-chart.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { dollars } from "../../format/numbers.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { PROJECT_REVIEW_TEXTS as TEXTS } from "../../texts/project-review-texts.js";
import { coverageOfYears, isUncovered, ratioText } from "./coverage.js";

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
