import type { PresentedMeasurementYear } from "@epb/contract";
import { MeasurementStatus } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { MeasurementBadge } from "../../components/project/measurement-badge.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { cents } from "../../format/numbers.js";
import { MEASUREMENT_TEXTS } from "./project-records-texts.js";
import type { YearStep } from "./year-step-dialog.js";

/** A year and its record, if any. */
export interface MeasurementRow {
  readonly year: number;
  readonly written?: PresentedMeasurementYear;
}

const { Pending, PreApproval, Approved, NotApplicable } = MeasurementStatus;

interface YearTableProps {
  readonly rows: readonly MeasurementRow[];
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
          <th scope="col">{MEASUREMENT_TEXTS.status}</th>
          <th scope="col" className="is-number">
            {MEASUREMENT_TEXTS.cost}
          </th>
          {(props.mayWrite || props.mayApprove) && <th scope="col">{MEASUREMENT_TEXTS.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <YearRow key={row.year} row={row} {...props} />
        ))}
      </tbody>
    </FramedTable>
  );
}

function YearRow({ row, mayWrite, mayApprove, onWrite, onStep }: YearTableProps & { readonly row: MeasurementRow }) {
  const { year, written } = row;
  const status = written?.status;
  const action = (text: string, act: () => void): ReactElement => (
    <Button
      key={text}
      type="button"
      unstyled
      className="table-action"
      aria-label={MEASUREMENT_TEXTS.actionFor(text, year)}
      onClick={act}
    >
      {text}
    </Button>
  );
  const isOpen = status === undefined || status === Pending || status === NotApplicable;
  return (
    <tr>
      <th scope="row" className="is-number">
        {year}
      </th>
      <td>
        {status === undefined ? (
          <span className="muted">{MEASUREMENT_TEXTS.notWritten}</span>
        ) : (
          <MeasurementBadge status={status} />
        )}
      </td>
      <td className="is-number">{cents(written?.measurementVerification)}</td>
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
