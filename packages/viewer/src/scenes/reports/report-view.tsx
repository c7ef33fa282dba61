import {
  DOWNLOAD_REPORT,
  GET_PROJECT_STATE,
  GET_REPORT,
  type Report,
  type ReportDescription,
  ReportFormat,
  type ReportQuery,
  type Table,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { useCall } from "../../calls/use-call.js";
import { useDownload } from "../../calls/use-download.js";
import { AlertBox } from "../../components/alert-box.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { projectIdentity } from "../../components/project/project-identity.js";
import { saveFile } from "../../components/save-file.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { rowsOfTable } from "../../features/schedule-tables/rows-of-table.js";
import type { TableSorting } from "../../features/schedule-tables/schedule-head.js";
import type { ScheduleRow } from "../../features/schedule-tables/schedule-row.js";
import { ScheduleTable } from "../../features/schedule-tables/schedule-table.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import type { ReportChoice } from "./report-choice.js";
import { REPORT_TEXTS } from "./report-texts.js";
import { sortRows } from "./sort-rows.js";

interface ReportViewProps {
  readonly description: ReportDescription;
  readonly choice: ReportChoice;
}

/** A report as tables, ready to print. */
export function ReportView({ description, choice }: ReportViewProps): ReactElement {
  const query: ReportQuery = {
    ...(description.needsProject && choice.projectId !== undefined && { projectId: choice.projectId }),
    ...(!description.needsProject && choice.projectType !== undefined && { projectType: choice.projectType }),
  };
  const report = useCall(GET_REPORT, { params: { id: description.id }, query });
  return (
    <CallState query={report} isPage>
      {(reply) => (
        <section className="report" aria-labelledby="report-title">
          <div className="report__head">
            <h2 id="report-title" className="report__title">
              {reply.title}
            </h2>
            <ReportTools description={description} query={query} />
          </div>
          {query.projectId !== undefined && <ReportedProject id={query.projectId} />}
          <ReportTables report={reply} />
        </section>
      )}
    </CallState>
  );
}

/** Name, number, state, and revision of the project that a report is about. */
function ReportedProject({ id }: { readonly id: string }): ReactElement | null {
  const state = useCall(GET_PROJECT_STATE, { params: { id } }).data;
  if (state === undefined) return null;
  const identity = projectIdentity(state);
  return (
    <p className="report__project" data-print-identity={identity}>
      {identity}
    </p>
  );
}

function ReportTables({ report: { tables, isComplete } }: { readonly report: Report }): ReactElement {
  if (tables.every(({ rows }) => rows.length === 0)) {
    return <EmptyState title={REPORT_TEXTS.nothingTitle}>{REPORT_TEXTS.nothingText}</EmptyState>;
  }
  return (
    <>
      {!isComplete && <AlertBox kind="info">{REPORT_TEXTS.incomplete}</AlertBox>}
      {tables.map((table) => (
        <div key={table.id} className="report__table">
          <PlainTable table={table} />
        </div>
      ))}
    </>
  );
}

function PlainTable({ table }: { readonly table: Table }): ReactElement {
  const rows = useMemo(
    () => rowsOfTable({ table, figures: [], measures: [], totalLabel: SCHEDULE_TEXTS.total }),
    [table],
  );
  // Only a table of projects has no order of its own, such as years.
  if (table.projectIds === undefined) return <ScheduleTable table={table} title={table.title} rows={rows} />;
  return <SortedTable table={table} rows={rows} />;
}

/** A table of projects, which people sort by its columns. */
function SortedTable({ table, rows }: { readonly table: Table; readonly rows: readonly ScheduleRow[] }): ReactElement {
  const [{ column, isDescending }, setSorting] = useState<Pick<TableSorting, "column" | "isDescending">>({
    column: undefined,
    isDescending: false,
  });
  const index = column === undefined ? -1 : table.columns.findIndex(({ name }) => name === column);
  const sorted = useMemo(
    () => sortRows(rows, index < 0 ? undefined : index, isDescending),
    [rows, index, isDescending],
  );
  const onSort = (name: string): void => setSorting({ column: name, isDescending: name === column && !isDescending });
  return <ScheduleTable table={table} title={table.title} rows={sorted} sorting={{ column, isDescending, onSort }} />;
}

interface ReportToolsProps {
  readonly description: ReportDescription;
  readonly query: ReportQuery;
}

/** Prints a report, and downloads it as a file. */
function ReportTools({ description: { id, formats }, query }: ReportToolsProps): ReactElement {
  const download = useDownload(DOWNLOAD_REPORT, saveFile);
  const take = (format: "csv" | "xlsx"): void => download.mutate({ params: { id }, query: { ...query, format } });
  return (
    <div className="row no-print">
      <Button type="button" onClick={() => window.print()}>
        {REPORT_TEXTS.print}
      </Button>
      {formats.includes(ReportFormat.Xlsx) && (
        <SteadyButton type="button" outline disabled={download.isPending} onClick={() => take(ReportFormat.Xlsx)}>
          {REPORT_TEXTS.workbook}
        </SteadyButton>
      )}
      {formats.includes(ReportFormat.Csv) && (
        <SteadyButton type="button" outline disabled={download.isPending} onClick={() => take(ReportFormat.Csv)}>
          {REPORT_TEXTS.csv}
        </SteadyButton>
      )}
      <span role="status">
        {download.isPending && (
          <>
            <Spinner /> {REPORT_TEXTS.downloading}
          </>
        )}
      </span>
    </div>
  );
}
