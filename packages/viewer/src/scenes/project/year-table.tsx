import { DOWNLOAD_PROJECT_FILE, type PresentedMeasurementYear, type PresentedPerformanceYear } from "@epb/contract";
import { MeasurementStatus } from "@epb/engine";
import type { ReactElement } from "react";
import { useDownload } from "../../calls/use-download.js";
import { MeasurementBadge } from "../../components/project/measurement-badge.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { saveFile } from "../../components/save-file.js";
import { Spinner } from "../../components/spinner.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { RowAction } from "../../components/table/row-action.js";
import { calendarDay } from "../../format/dates.js";
import { cents } from "../../format/numbers.js";
import { isShortfall } from "../../format/shortfall.js";
import { FILES_TEXTS, MEASUREMENT_TEXTS } from "./project-records-texts.js";
import type { VerifiedTotals } from "./year-amounts.js";
import type { YearStep } from "./year-step-dialog.js";

/** A year and its record, if any. */
export interface MeasurementRow {
  readonly values: PresentedPerformanceYear;
  readonly written?: PresentedMeasurementYear;
}

const { Pending, PreApproval, Approved, NotApplicable } = MeasurementStatus;

const AMOUNTS = [
  MEASUREMENT_TEXTS.guaranteed,
  MEASUREMENT_TEXTS.verifiedSavings,
  MEASUREMENT_TEXTS.difference,
  MEASUREMENT_TEXTS.cost,
];

interface YearTableProps {
  readonly rows: readonly MeasurementRow[];
  /** Undefined without verified savings. */
  readonly totals: VerifiedTotals | undefined;
  readonly mayWrite: boolean;
  readonly mayApprove: boolean;
  readonly onWrite: (row: MeasurementRow) => void;
  readonly onStep: (step: YearStep, year: number) => void;
}

/** Years with their status and the possible steps. */
export function YearTable(props: YearTableProps): ReactElement {
  return (
    <FramedTable caption={MEASUREMENT_TEXTS.caption} isCaptionHidden className="year-table">
      <thead>
        <tr>
          <th scope="col" className="is-number is-key">
            {MEASUREMENT_TEXTS.year}
          </th>
          <th scope="col">{MEASUREMENT_TEXTS.ends}</th>
          {AMOUNTS.map((text) => (
            <th key={text} scope="col" className="is-number">
              {text}
            </th>
          ))}
          <th scope="col">{MEASUREMENT_TEXTS.report}</th>
          <th scope="col">{MEASUREMENT_TEXTS.status}</th>
          {(props.mayWrite || props.mayApprove) && <th scope="col">{MEASUREMENT_TEXTS.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <YearRow key={row.values.year} row={row} {...props} />
        ))}
      </tbody>
      {props.totals !== undefined && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {MEASUREMENT_TEXTS.totals}
            </th>
            <td className="is-number">{cents(props.totals.guaranteed)}</td>
            <td className="is-number">{cents(props.totals.verified)}</td>
            <Difference amount={props.totals.difference} />
            <td colSpan={props.mayWrite || props.mayApprove ? 4 : 3} />
          </tr>
        </tfoot>
      )}
    </FramedTable>
  );
}

/** A difference from the guaranteed savings. A shortfall is named, and not only red. */
function Difference({ amount }: { readonly amount: string | undefined }): ReactElement {
  if (!isShortfall(amount)) return <td className="is-number">{cents(amount)}</td>;
  return (
    <td className="is-number year-table__shortfall">
      {cents(amount)}
      <div>{MEASUREMENT_TEXTS.shortfall}</div>
    </td>
  );
}

function YearRow({ row, mayWrite, mayApprove, onWrite, onStep }: YearTableProps & { readonly row: MeasurementRow }) {
  const { values, written } = row;
  const { year, endsOn, guaranteedSavings } = values;
  const status = written?.status;
  const action = (text: string, act: () => void): ReactElement => (
    <RowAction key={text} text={text} label={MEASUREMENT_TEXTS.actionFor(text, year)} onAct={act} />
  );
  const isOpen = status === undefined || status === Pending || status === NotApplicable;
  return (
    <tr>
      <th scope="row" className="is-number">
        {year}
      </th>
      <td className="year-table__day">{calendarDay(endsOn)}</td>
      <td className="is-number">{cents(guaranteedSavings)}</td>
      <td className="is-number">{cents(written?.verifiedSavings)}</td>
      <Difference amount={status === NotApplicable ? undefined : written?.difference} />
      <td className="is-number">{cents(written?.measurementVerification)}</td>
      <td>{written !== undefined && <YearReport written={written} />}</td>
      <td>
        {status === undefined ? (
          <span className="muted">{MEASUREMENT_TEXTS.notWritten}</span>
        ) : (
          <MeasurementBadge status={status} />
        )}
      </td>
      {(mayWrite || mayApprove) && (
        <td>
          <div className="table-actions">
            {mayWrite &&
              isOpen &&
              action(status === undefined ? MEASUREMENT_TEXTS.enter : MEASUREMENT_TEXTS.edit, () => onWrite(row))}
            {mayWrite && status === Pending && action(MEASUREMENT_TEXTS.submit, () => onStep("submit", year))}
            {mayApprove && status === PreApproval && action(MEASUREMENT_TEXTS.approve, () => onStep("approve", year))}
            {mayApprove &&
              (status === PreApproval || status === Approved) &&
              action(MEASUREMENT_TEXTS.return, () => onStep("return", year))}
          </div>
        </td>
      )}
    </tr>
  );
}

interface YearReportProps {
  readonly written: PresentedMeasurementYear;
}

/** The report of a year: its file, which a button downloads, and its date. */
function YearReport({ written }: YearReportProps): ReactElement {
  const { id } = useOpenProject();
  const download = useDownload(DOWNLOAD_PROJECT_FILE, saveFile);
  const { reportDate, reportFileId: fileId, reportFileName: fileName } = written;
  return (
    <>
      {fileId !== undefined && fileName !== undefined && (
        <div>
          <RowAction
            text={fileName}
            label={FILES_TEXTS.download(fileName)}
            isLong
            onAct={() => download.mutate({ params: { id, fileId } })}
          />{" "}
          {download.isPending && <Spinner />}
        </div>
      )}
      {reportDate !== undefined && <div>{calendarDay(reportDate)}</div>}
    </>
  );
}
