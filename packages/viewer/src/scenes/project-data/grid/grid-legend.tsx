import type { ReactElement } from "react";
import { GRID_TEXTS } from "../../../texts/project-data-texts.js";
import { CalculatedMark, LockMark, MessageMark } from "./cell-marks.js";

/** Expandable legend: the appearance of cells and the keyboard shortcuts of the grid. */
export function GridLegend({ hasRowKeys }: { readonly hasRowKeys: boolean }): ReactElement {
  return (
    <details className="grid-legend no-print">
      <summary>
        {GRID_TEXTS.keys} · {GRID_TEXTS.legend}
      </summary>
      <p>{GRID_TEXTS.keysText}</p>
      {hasRowKeys && <p>{GRID_TEXTS.rowKeysText}</p>}
      <ul className="grid-legend__marks">
        <li>
          <span className="grid-legend__sample grid__cell--missing" /> {GRID_TEXTS.required}, {GRID_TEXTS.blank}
        </li>
        <li>
          <span className="grid-legend__sample grid__cell--blank" /> {GRID_TEXTS.blank}, {GRID_TEXTS.gridEditable}
        </li>
        <li>
          <span className="grid-legend__sample grid__cell--calculated">
            <CalculatedMark />
          </span>{" "}
          {GRID_TEXTS.calculated}
        </li>
        <li>
          <span className="grid-legend__sample grid-legend__sample--total">
            <CalculatedMark />
          </span>{" "}
          {GRID_TEXTS.total}
        </li>
        <li>
          <span className="grid-legend__sample grid__cell--locked">
            <LockMark />
          </span>{" "}
          {GRID_TEXTS.lockedColumn}
        </li>
        <li>
          <span className="grid-legend__sample grid__cell--changed" /> {GRID_TEXTS.changed}
        </li>
        <li>
          <span className="grid-legend__sample">
            <MessageMark isError />
          </span>{" "}
          {GRID_TEXTS.hasMessage}
        </li>
        <li>
          <span className="grid-legend__sample grid__cell--outside" /> {GRID_TEXTS.outside}
        </li>
      </ul>
    </details>
  );
}
