import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useRef } from "react";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { ROW_KEYS, type RowAction } from "./grid/row-keys.js";
import type { Range } from "./grid/selection.js";

interface RowActionsProps {
  /** Id of the button that adds a row. */
  readonly addId: string;
  readonly what: string;
  /** Indexes of the selected rows. */
  readonly rows: readonly number[];
  readonly rowCount: number;
  readonly onAdd: () => void;
  readonly onAction: (action: RowAction) => void;
}

/** Rows that are selected, without that of the totals. */
export const rowsWithin = ({ top, bottom }: Range, rowCount: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(bottom + 1, rowCount) - top) }, (_, each) => top + each);

/** True if the action is possible with these rows. */
export function isPossible(action: RowAction, rows: readonly number[], rowCount: number): boolean {
  if (rows.length === 0) return false;
  switch (action) {
    case "up":
      return rows[0] !== 0;
    case "down":
      return rows.at(-1) !== rowCount - 1;
    case "copy":
    case "remove":
      return true;
    default:
      return action satisfies never;
  }
}

const ACTIONS: readonly (readonly [action: RowAction, text: string])[] = [
  ["copy", TEXTS.duplicateRow],
  ["up", TEXTS.moveUp],
  ["down", TEXTS.moveDown],
  ["remove", TEXTS.removeRow],
];

/** Buttons for the actions on the selected rows. */
export function RowActions({ addId, what, rows, rowCount, onAdd, onAction }: RowActionsProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const rowsBefore = useRef(rowCount);
  useEffect(() => {
    // The last row was removed, and with it the grid or button that had the focus.
    if (rowCount === 0 && rowsBefore.current > 0) frame.current?.querySelector("button")?.focus();
    rowsBefore.current = rowCount;
  }, [rowCount]);
  return (
    <div className="row-actions no-print" ref={frame}>
      <Button id={addId} type="button" onClick={onAdd}>
        {TEXTS.addRow(what)}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div className="button-row" role="group" aria-label={TEXTS.rowActions}>
        {ACTIONS.map(([action, text]) => (
          <Button
            key={action}
            type="button"
            outline
            aria-keyshortcuts={ROW_KEYS[action]}
            disabled={!isPossible(action, rows, rowCount)}
            onClick={() => onAction(action)}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
