import type { ReactElement } from "react";
import type { ChartAmount, ChartData } from "./chart-data.js";
import { CHART_TEXTS } from "./chart-texts.js";

interface ChartReadoutProps {
  readonly data: ChartData;
  readonly active: number | undefined;
  readonly shown: (amount: ChartAmount) => string;
  /** In its place while nothing is read. */
  readonly hint: string;
}

/** The values of the row under the pointer, or that the arrow keys have reached. */
export function ChartReadout({ data, active, shown, hint }: ChartReadoutProps): ReactElement {
  const row = active === undefined ? undefined : data.rows[active];
  const values =
    active === undefined
      ? []
      : data.series
          .filter(({ amounts }) => amounts[active] !== undefined)
          .map(({ label, amounts }) => CHART_TEXTS.ofSeries(label, shown(amounts[active])));
  return (
    <p className="chart__readout no-print" aria-live="polite">
      {row === undefined ? (
        <span className="muted">{hint}</span>
      ) : (
        <>
          <strong>
            {data.rowLabel} {row}
          </strong>{" "}
          {values.join(" · ")}
        </>
      )}
    </p>
  );
}
