import type { ProjectListSummary } from "@epb/contract";
import type { ReactElement } from "react";
import { dollars } from "../../../format/numbers.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";

const { totals: TEXTS, column } = PORTFOLIO_TEXTS;
const TOTALS = [
  { name: "totalImplementationPrice", without: TEXTS.withoutPrice },
  { name: "totalGuaranteedCostSavings", without: TEXTS.withoutSavings },
] as const;

/** Totals of the filtered list, under the list. A total leaves out projects whose figure is not known, and counts them. */
export function ListTotals({ summary }: { readonly summary: ProjectListSummary }): ReactElement {
  return (
    <dl className="list-totals" aria-label={TEXTS.title}>
      <div>
        <dt>{TEXTS.title}</dt>
        <dd>{TEXTS.projects(summary.count)}</dd>
      </div>
      {TOTALS.map(({ name, without }) => {
        const { sum, unknown } = summary[name];
        return (
          <div key={name}>
            <dt>{column[name]}</dt>
            <dd>
              {dollars(unknown === summary.count ? undefined : sum)}
              {unknown > 0 && <span className="list-totals__without">{without(unknown)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
