import { type ReactElement, useMemo } from "react";
import { IconNote } from "../../../components/icon-note.js";
import { saveFile } from "../../../components/save-file.js";
import type { DataColumn } from "../../../components/table/data-column.js";
import { DataTable } from "../../../components/table/data-table.js";
import { csvOf } from "../../../format/csv.js";
import { CHECK_FIGURE_TEXTS } from "../check-texts.js";

/** A figure of the workbook that is not ours. */
export interface DifferingFigure {
  readonly path: string;
  readonly sheet: string;
  readonly cell: string;
  readonly field: string;
  readonly stored: string;
  readonly ours: string;
  readonly difference?: string;
}

interface StoredComparisonProps {
  /** Name of the file, for the download. */
  readonly file: string;
  readonly figureCells: "calculated" | "supplied";
  readonly compared: number;
  readonly differing: readonly DifferingFigure[];
}

const TEXTS = CHECK_FIGURE_TEXTS.columns;

const COLUMNS: readonly DataColumn<DifferingFigure>[] = [
  { id: "place", header: TEXTS.place, value: ({ sheet, cell }) => `${sheet}!${cell}` },
  { id: "field", header: TEXTS.field, value: ({ field }) => field },
  { id: "stored", header: TEXTS.stored, kind: "number", value: ({ stored }) => stored, isSortable: false },
  { id: "ours", header: TEXTS.ours, kind: "number", value: ({ ours }) => ours, isSortable: false },
  {
    id: "difference",
    header: TEXTS.difference,
    kind: "number",
    value: ({ difference }) => difference,
    isSortable: false,
  },
];

/** Which figures of the workbook are not ours, and by how much. */
export function StoredComparison({ file, figureCells, compared, differing }: StoredComparisonProps): ReactElement {
  const rows = useMemo(() => differing, [differing]);
  return (
    <div className="stack">
      {figureCells === "supplied" && compared > 0 && <p>{CHECK_FIGURE_TEXTS.comparisonSupplied}</p>}
      <Verdict compared={compared} differing={differing.length} />
      {differing.length > 0 && (
        <>
          <DataTable
            caption={CHECK_FIGURE_TEXTS.comparisonCaption}
            isCaptionHidden
            rows={rows}
            columns={COLUMNS}
            rowId={({ sheet, cell, path }) => `${sheet}!${cell} ${path}`}
          />
          <button
            type="button"
            className="usa-button usa-button--outline no-print"
            onClick={() =>
              saveFile({
                content: new Blob([csvOfFigures(differing)], { type: "text/csv" }),
                fileName: `${file}.figures.csv`,
              })
            }
          >
            {CHECK_FIGURE_TEXTS.downloadComparison}
          </button>
        </>
      )}
    </div>
  );
}

function Verdict({ compared, differing }: { readonly compared: number; readonly differing: number }): ReactElement {
  if (compared === 0) return <IconNote kind="info">{CHECK_FIGURE_TEXTS.comparisonNone}</IconNote>;
  if (differing === 0) return <IconNote kind="success">{CHECK_FIGURE_TEXTS.comparisonSame(compared)}</IconNote>;
  return <IconNote kind="warning">{CHECK_FIGURE_TEXTS.comparisonDiffer(differing, compared)}</IconNote>;
}

function csvOfFigures(differing: readonly DifferingFigure[]): string {
  return csvOf([
    ["sheet", "cell", "figure", "workbook", "ours", "difference", "path"],
    ...differing.map(({ sheet, cell, field, stored, ours, difference, path }) => [
      ...[sheet, cell, field, stored, ours, difference, path],
    ]),
  ]);
}
