import {
  GET_MEASUREMENT,
  type PresentedMeasurement,
  type PresentedMeasurementYear,
  ProjectAction,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { MeasurementBadge } from "../../components/project/measurement-badge.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { cents } from "../../format/numbers.js";
import { PROJECT_TABS } from "../../texts/project-texts.js";
import { MEASUREMENT_TEXTS } from "./project-records-texts.js";
import { verifiedTotals } from "./year-amounts.js";
import { YearDialog } from "./year-dialog.js";
import { type YearStep, YearStepDialog } from "./year-step-dialog.js";
import { type MeasurementRow, YearTable } from "./year-table.js";

/** The open dialog. */
type Asked =
  | { readonly kind: "write"; readonly year?: number; readonly written?: PresentedMeasurementYear }
  | { readonly kind: "step"; readonly step: YearStep; readonly year: number };

/** Measurement and verification, year by year. @spec C §3 "M&V: status, years list" */
export function MeasurementScene(): ReactElement {
  const { id, state } = useOpenProject();
  const query = useCall(GET_MEASUREMENT, { params: { id } });
  const [asked, setAsked] = useState<Asked>();
  const mayWrite = state.allowedActions.includes(ProjectAction.KeepRecords);
  const mayApprove = state.allowedActions.includes(ProjectAction.ApproveMeasurement);
  const close = (): void => setAsked(undefined);
  return (
    <ProjectPart
      title={PROJECT_TABS.measurement}
      lead={MEASUREMENT_TEXTS.lead}
      actions={
        mayWrite && (
          <Button type="button" onClick={() => setAsked({ kind: "write" })}>
            {MEASUREMENT_TEXTS.add}
          </Button>
        )
      }
    >
      <CallState query={query}>
        {(measurement) => {
          const rows = rowsOf(measurement);
          return (
            <div className="stack">
              <p className="row">
                {MEASUREMENT_TEXTS.overall} <MeasurementBadge status={measurement.status} />
                {measurement.verifiedCostSavings !== undefined && (
                  <span>
                    {MEASUREMENT_TEXTS.verified} {cents(measurement.verifiedCostSavings)}
                  </span>
                )}
              </p>
              {rows.length === 0 ? (
                <EmptyState title={MEASUREMENT_TEXTS.none}>{MEASUREMENT_TEXTS.noneText}</EmptyState>
              ) : (
                <YearTable
                  rows={rows}
                  totals={verifiedTotals(measurement.years)}
                  mayWrite={mayWrite}
                  mayApprove={mayApprove}
                  onWrite={({ values: { year }, written }) =>
                    setAsked({ kind: "write", year, ...(written !== undefined && { written }) })
                  }
                  onStep={(step, year) => setAsked({ kind: "step", step, year })}
                />
              )}
            </div>
          );
        }}
      </CallState>
      {asked?.kind === "write" && <YearDialog year={asked.year} written={asked.written} onClose={close} />}
      {asked?.kind === "step" && <YearStepDialog step={asked.step} year={asked.year} onClose={close} />}
    </ProjectPart>
  );
}

/** A row for each year of the performance period, and for each later year that has a record. */
function rowsOf({ years, performanceYears }: PresentedMeasurement): readonly MeasurementRow[] {
  const last = Math.max(performanceYears.length, ...years.map(({ year }) => year), 0);
  return Array.from({ length: last }, (_, index) => {
    const written = years.find(({ year }) => year === index + 1);
    const values = performanceYears[index] ?? written ?? { year: index + 1 };
    return { values, ...(written !== undefined && { written }) };
  });
}
