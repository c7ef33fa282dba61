import type { ReactElement } from "react";
import { Icon } from "../../../components/icon.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { CHECK_FIGURE_TEXTS } from "../check-texts.js";

/** A key figure for decisions. */
export interface KeyFigure {
  readonly id: string;
  readonly label: string;
  /** Formatted value; undefined if unknown. */
  readonly text: string | undefined;
  readonly note?: string;
  /** Figure of the workbook, if it has a cell for it. */
  readonly stored?: { readonly stored: string; readonly difference?: string; readonly isClose: boolean };
}

/** Key figures, each beside the figure of the workbook itself. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }): ReactElement {
  return (
    <dl className="key-figures">
      {figures.map((figure) => (
        <div key={figure.id} className="key-figure">
          <dt>{figure.label}</dt>
          <dd className="key-figure__value">
            {figure.text ?? COMMON_TEXTS.notKnown}
            {figure.note !== undefined && <span className="key-figure__note">{figure.note}</span>}
          </dd>
          <Stored figure={figure} />
        </div>
      ))}
    </dl>
  );
}

function Stored({ figure: { stored } }: { readonly figure: KeyFigure }): ReactElement | null {
  if (stored === undefined) return null;
  if (stored.isClose) {
    return (
      <dd className="key-figure__stored">
        <Icon kind="check" /> {CHECK_FIGURE_TEXTS.same}
      </dd>
    );
  }
  return (
    <dd className="key-figure__stored key-figure__stored--differs">
      <Icon kind="triangle" /> {stored.stored} {CHECK_FIGURE_TEXTS.inWorkbook}
      {stored.difference !== undefined && `; ${CHECK_FIGURE_TEXTS.differsBy(stored.difference)}`}
    </dd>
  );
}
