import { type Cell, GET_SCHEDULES, type ListedFigure, type Table } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { useCall } from "../../calls/use-call.js";
import { LoanBalanceChart } from "../../charts/loan-balance-chart.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { Waiting } from "../../components/spinner.js";
import { amortizationRows } from "../../features/schedule-tables/amortization-rows.js";
import { rowsOfTable } from "../../features/schedule-tables/rows-of-table.js";
import { ScheduleTable } from "../../features/schedule-tables/schedule-table.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import type { Explained } from "./explain/use-explained.js";

interface AmortizationProps {
  /** Loan by year. */
  readonly loan: Table;
  readonly tables: readonly Table[];
  readonly figures: readonly ListedFigure[];
  readonly explained: Explained;
}

/** The loan by year; each year opens to its months. */
export function Amortization({ loan, tables, figures, explained }: AmortizationProps): ReactElement {
  const { id } = useOpenProject();
  const withMonths = useCall(GET_SCHEDULES, { params: { id }, query: { months: true } });
  const months = withMonths.data?.find((table) => table.id === "amortization");
  const [open, setOpen] = useState<ReadonlySet<Cell>>(new Set());
  const years = useMemo(
    () => rowsOfTable({ table: loan, figures, measures: [], totalLabel: SCHEDULE_TEXTS.total }),
    [loan, figures],
  );
  const rows = useMemo(() => {
    if (months === undefined) return years;
    return amortizationRows(years, loan, months, {
      isOpen: (year) => open.has(year),
      toggle: (year) => setOpen((old) => toggled(old, year)),
    });
  }, [years, loan, months, open]);
  const isAllOpen = open.size === loan.rows.length;
  return (
    <>
      <LoanBalanceChart tables={tables} />
      <div className="schedule__tools no-print">
        {months === undefined && withMonths.isPending ? (
          <Waiting />
        ) : (
          <Button
            type="button"
            unstyled
            onClick={() => setOpen(new Set(isAllOpen ? [] : loan.rows.map(([year]) => year ?? null)))}
          >
            {isAllOpen ? SCHEDULE_TEXTS.closeAll : SCHEDULE_TEXTS.openAll}
          </Button>
        )}
      </div>
      <ScheduleTable
        table={{ ...loan, note: SCHEDULE_TEXTS.paymentOfMonth }}
        title={SCHEDULE_TEXTS.amortizationTitle}
        rows={rows}
        onExplain={explained.open}
        explained={explained.trail[0]}
      />
    </>
  );
}

function toggled(old: ReadonlySet<Cell>, year: Cell): ReadonlySet<Cell> {
  const next = new Set(old);
  if (!next.delete(year)) next.add(year);
  return next;
}
