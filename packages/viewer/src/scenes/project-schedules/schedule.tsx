import type { ListedFigure, Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { CashFlowChart } from "../../charts/cash-flow-chart.js";
import { GreenhouseGasChart } from "../../charts/greenhouse-gas-chart.js";
import { ItemizedSavingsChart } from "../../charts/itemized-savings-chart.js";
import { LoanBalanceChart } from "../../charts/loan-balance-chart.js";
import { MeasuresChart } from "../../charts/measures-chart.js";
import { SavingsAgainstPaymentsChart } from "../../charts/savings-against-payments-chart.js";
import { useWholeProject } from "../../components/project/whole-project.js";
import { rowsOfTable } from "../../features/schedule-tables/rows-of-table.js";
import { ScheduleTable } from "../../features/schedule-tables/schedule-table.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import type { Explained } from "./explain/use-explained.js";
import { measuresOf } from "./schedule-list.js";

interface ScheduleProps {
  readonly table: Table;
  /** All of them: charts are drawn from the one that has their data. */
  readonly tables: readonly Table[];
  readonly figures?: readonly ListedFigure[];
  /** Opens explanations; if it is absent, figures are not links. */
  readonly explained?: Explained;
}

const NO_FIGURES: readonly ListedFigure[] = [];

/** The chart that belongs to a schedule. */
const CHARTS: Readonly<Record<string, (props: { readonly tables: readonly Table[] }) => ReactElement>> = {
  "1": SavingsAgainstPaymentsChart,
  "1u": SavingsAgainstPaymentsChart,
  "2a": MeasuresChart,
  loan: LoanBalanceChart,
  ghg: GreenhouseGasChart,
  savings: ItemizedSavingsChart,
  "cash-flow": CashFlowChart,
  express: SavingsAgainstPaymentsChart,
};

/** One schedule: its table, and the chart that shows it. */
export function Schedule({ table, tables, figures = NO_FIGURES, explained }: ScheduleProps): ReactElement {
  const project = useWholeProject();
  const rows = useMemo(
    () => rowsOfTable({ table, figures, measures: measuresOf(project), totalLabel: SCHEDULE_TEXTS.total }),
    [table, figures, project],
  );
  const Chart = CHARTS[table.id];
  return (
    <>
      {Chart !== undefined && <Chart tables={tables} />}
      <ScheduleTable
        table={table}
        title={table.title}
        rows={rows}
        onExplain={explained?.open}
        explained={explained?.trail[0]}
      />
    </>
  );
}
