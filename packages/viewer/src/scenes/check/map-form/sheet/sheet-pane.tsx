import "./sheet.scss";
import { columnLetters, parseAddress } from "@epb/workbook";
import type { SheetPlace } from "@epb/workbook/mapping";
import { type ReactElement, useEffect, useState } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { FormSheet } from "../reading/form-sheet.js";
import type { CellMark } from "./cell-marks.js";
import { SheetGrid } from "./sheet-grid.js";
import { type SheetCell, shownAt } from "./sheet-keys.js";

const FIRST: SheetCell = { row: 1, column: 1 };

interface SheetPaneProps {
  readonly sheets: readonly FormSheet[];
  readonly marks: ReadonlyMap<string, CellMark>;
  /** Name of the input whose cell is being chosen. */
  readonly choosing: string | undefined;
  /** Cell to show with the focus, another object each time; without a place, the active cell. */
  readonly target: { readonly place: SheetPlace | undefined } | undefined;
  readonly onChoose: (place: SheetPlace) => void;
  readonly onCancel: () => void;
}

/** The sheets of the form with their tabs, and the content of the active cell. */
export function SheetPane({ sheets, marks, choosing, target, onChoose, onCancel }: SheetPaneProps): ReactElement {
  const [open, setOpen] = useState(() => sheets.find(({ isHidden }) => !isHidden)?.name ?? sheets[0]?.name);
  const [activeCells, setActiveCells] = useState<Readonly<Record<string, SheetCell>>>({});
  const [wanted, setWanted] = useState<object>();
  const sheet = sheets.find(({ name }) => name === open);
  useEffect(() => {
    if (target === undefined) return;
    const { place } = target;
    const shown = place && sheets.find(({ name }) => name === place.sheet);
    const position = place && parseAddress(place.address);
    if (shown !== undefined && position !== undefined) {
      setOpen(shown.name);
      setActiveCells((cells) => ({ ...cells, [shown.name]: shownAt(position, shown) }));
    }
    setWanted(target);
  }, [target, sheets]);
  if (sheet === undefined) return <p>{MAP_TEXTS.failed}</p>;
  const active = activeCells[sheet.name] ?? shownAt(FIRST, sheet);
  const address = `${columnLetters(active.column)}${active.row}`;
  const mark = marks.get(`${sheet.name}!${address}`);
  const choose = (cell: SheetCell): void =>
    onChoose({ sheet: sheet.name, address: `${columnLetters(cell.column)}${cell.row}` });
  return (
    <section className="sheet-pane" aria-labelledby="map-sheet">
      <h3 id="map-sheet" className="visually-hidden">
        {MAP_TEXTS.sheetTitle}
      </h3>
      <div className="sheet-pane__choosing" role="status">
        {choosing !== undefined && (
          <>
            <strong>{MAP_TEXTS.choosing(choosing)}</strong> {MAP_TEXTS.choosingKeys}{" "}
            <button type="button" className="usa-button usa-button--unstyled" onClick={onCancel}>
              {MAP_TEXTS.cancel}
            </button>
          </>
        )}
      </div>
      <SheetGrid
        key={sheet.name}
        sheet={sheet}
        marks={marks}
        active={active}
        wanted={wanted}
        isChoosing={choosing !== undefined}
        onActive={(cell) => setActiveCells((cells) => ({ ...cells, [sheet.name]: cell }))}
        onChoose={choose}
        onCancel={onCancel}
      />
      <p className="sheet-pane__cell">
        <strong>
          {sheet.name}!{address}
        </strong>{" "}
        <span className="sheet-pane__content">{sheet.cell(active.row, active.column)?.text}</span>{" "}
        <span className="muted">{mark?.text ?? MAP_TEXTS.notMapped}</span>
      </p>
      <fieldset className="sheet-pane__tabs">
        <legend className="visually-hidden">{MAP_TEXTS.sheets}</legend>
        {sheets.map(({ name, isHidden }) => (
          <button key={name} type="button" aria-pressed={name === sheet.name} onClick={() => setOpen(name)}>
            {isHidden ? MAP_TEXTS.hiddenSheet(name) : name}
          </button>
        ))}
      </fieldset>
    </section>
  );
}
