import type { Calculation, Project } from "@epb/engine";
import { type ReactElement, useMemo } from "react";
import { CashFlowChart } from "../../charts/cash-flow-chart.js";
import { isChartWithheld, type ScheduleChartName } from "../../charts/chart-figures.js";
import { ItemizedSavingsChart } from "../../charts/itemized-savings-chart.js";
import { LoanBalanceChart } from "../../charts/loan-balance-chart.js";
import { SavingsAgainstPaymentsChart } from "../../charts/savings-against-payments-chart.js";
import { tablesOfCalculation } from "../../charts/series/tables-of-calculation.js";
import { useWithheld } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { worthOfProject } from "../../features/life-cycle-cost/worth-of-project.js";
import { WorthTable } from "../../features/life-cycle-cost/worth-table.js";
import { ECONOMICS_TEXTS } from "../../texts/economics-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { CHECK_FIGURE_TEXTS } from "./check-texts.js";
import { SchedulesPart } from "./schedules-part.js";

interface FiguresPartProps {
  readonly file: string;
  readonly project: Project;
  readonly calculation: Calculation;
}

/** Results: charts, schedules, and the value of the project. */
export function FiguresPart({ file, project, calculation }: FiguresPartProps): ReactElement | null {
  const tables = useMemo(() => tablesOfCalculation(project, calculation), [project, calculation]);
  const worth = useMemo(() => worthOfProject(calculation.calculatedValues), [calculation]);
  const has = (...ids: readonly string[]): boolean => tables.some(({ id }) => ids.includes(id));
  const { figures: withheld } = useWithheld();
  const isWithheld = (chart: ScheduleChartName): boolean => isChartWithheld(chart, withheld);
  if (tables.length === 0) return null;
  return (
    <>
      <section className="check-section" aria-labelledby="check-charts">
        <h2 id="check-charts">{CHECK_FIGURE_TEXTS.chartsTitle}</h2>
        <div className="check-charts">
          {(has("1", "1u", "express") || isWithheld("savingsAgainstPayments")) && (
            <SavingsAgainstPaymentsChart tables={tables} />
          )}
          {(has("loan") || isWithheld("loanBalance")) && <LoanBalanceChart tables={tables} />}
          {(has("savings") || isWithheld("itemizedSavings")) && <ItemizedSavingsChart tables={tables} />}
          {(has("cash-flow") || isWithheld("cashFlow")) && <CashFlowChart tables={tables} />}
        </div>
      </section>
      <section className="check-section" aria-labelledby="check-schedules">
        <h2 id="check-schedules">{CHECK_FIGURE_TEXTS.schedulesTitle}</h2>
        <SchedulesPart file={file} tables={tables} />
      </section>
      {(worth !== undefined || isWithheld("cashFlow")) && (
        <section className="check-section" aria-labelledby="check-worth">
          <h2 id="check-worth">{CHECK_FIGURE_TEXTS.economicsTitle}</h2>
          {worth === undefined ? (
            <WithheldNote lead={WITHHELD_TEXTS.ofWorth} />
          ) : (
            <>
              <WorthTable worth={worth} />
              <p>{ECONOMICS_TEXTS.otherAssumptions}</p>
            </>
          )}
        </section>
      )}
    </>
  );
}
