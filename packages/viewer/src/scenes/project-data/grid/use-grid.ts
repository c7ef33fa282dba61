import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { GRID_TEXTS } from "../../../texts/project-data-texts.js";
import type { EditEnd } from "./cell-editor.js";
import { clearing, convertedText, copiedText, filling, pastedText, pasting } from "./clipboard.js";
import { hasFillHandle } from "./fill-drag.js";
import type { CellActions, Editing } from "./grid-row.js";
import type { GridHandlers, GridSource } from "./grid-types.js";
import { rowActionOf } from "./row-keys.js";
import {
  cellCount,
  extendedDown,
  type GridSize,
  moved,
  nextPlace,
  type Place,
  type Range,
  rangeOf,
  type Selection,
} from "./selection.js";
import { type FillDrag, isOnHandle, useFillDrag } from "./use-fill-drag.js";

interface GridOptions extends GridHandlers {
  readonly source: GridSource;
  readonly grows: boolean;
  readonly onSelect: ((range: Range) => void) | undefined;
  /** Scrolls a cell into view and focuses it. */
  readonly reveal: (place: Place) => void;
  readonly isReadOnly: boolean;
  /** The part that scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
}

/** State and event handlers of the grid. */
export interface GridControl {
  readonly selection: Selection;
  readonly range: Range;
  readonly editing: Editing | undefined;
  readonly notice: string;
  readonly actions: CellActions;
  readonly select: (place: Place) => void;
  /** True if the selection has a handle to fill the rows below it. */
  readonly hasHandle: boolean;
  /** Last row that would be filled; undefined while the handle is not dragged. */
  readonly filledTo: number | undefined;
  readonly events: FillDrag["events"] & {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onCopy: (event: ClipboardEvent) => void;
    readonly onCut: (event: ClipboardEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
    readonly onMouseDown: (event: MouseEvent) => void;
    readonly onMouseOver: (event: MouseEvent) => void;
    readonly onDoubleClick: (event: MouseEvent) => void;
  };
}

const FIRST: Selection = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

/** Selection, editing and clipboard of a grid. */
export function useGrid(options: GridOptions): GridControl {
  const { source, onSelect, isReadOnly, frame, rowHeight } = options;
  const [selected, setSelection] = useState(FIRST);
  const [editing, setEditing] = useState<Editing>();
  const [notice, setNotice] = useState("");
  const size = useMemo(
    () => ({
      rows: source.rowCount + source.totalRows,
      totalRows: source.totalRows,
      columns: source.columns.length,
    }),
    [source],
  );
  const selection = useMemo(() => withinSize(selected, size), [selected, size]);
  const range = useMemo(() => rangeOf(selection), [selection]);
  const now = useRef({ ...options, selection, range, size, editing });
  now.current = { ...options, selection, range, size, editing };

  useLayoutEffect(() => onSelect?.(range), [onSelect, range]);

  const go = useCallback((focus: Place, extends_ = false): void => {
    const { selection: before, reveal } = now.current;
    setSelection({ anchor: extends_ ? before.anchor : focus, focus });
    reveal(focus);
  }, []);

  const actions = useMemo<CellActions>(
    () => ({
      commit: (text, end) => {
        const { editing: place, onChange, source: shown, size: limits } = now.current;
        setEditing(undefined);
        if (place === undefined) return;
        // An unchanged entry is not a change: opening a cell adds no undo step.
        if (text !== shown.cell(place.row, place.column).entry) {
          const { converted } = onChange([{ ...place, text }]);
          setNotice(convertedText(converted));
        }
        if (end !== "away") go(afterEdit(place, end, limits));
      },
      cancel: () => {
        const { editing: place, reveal } = now.current;
        setEditing(undefined);
        if (place !== undefined) reveal(place);
      },
    }),
    [go],
  );

  const edit = (text?: string): void => {
    const { focus } = selection;
    const cell = source.cell(focus.row, focus.column);
    if (!cell.gridEditable) return;
    setSelection({ anchor: focus, focus });
    setEditing({ ...focus, text: text ?? cell.entry, isNew: text !== undefined });
  };

  const clear = (): void => {
    const changes = clearing(source, range);
    if (changes.length === 0) return;
    options.onChange(changes);
    setNotice(GRID_TEXTS.cleared(changes.length));
  };

  const fill = (filled: Range): void => {
    const changes = filling(source, filled);
    if (changes.length === 0) return;
    const { converted } = options.onChange(changes);
    setNotice([GRID_TEXTS.filled(changes.length), convertedText(converted)].join(" ").trim());
  };

  const isFillable = useMemo(() => !isReadOnly && hasFillHandle(source, range), [isReadOnly, source, range]);
  const drag = useFillDrag({
    frame,
    rowHeight,
    rowCount: source.rowCount,
    range,
    onPress: () => {
      const { row, column } = selection.focus;
      const cell = frame.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
      cell?.focus({ preventScroll: true });
    },
    onFill: (bottom) => {
      const extended = extendedDown(selection, bottom);
      setSelection(extended);
      options.reveal(extended.focus);
      fill(rangeOf(extended));
    },
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing !== undefined || size.rows === 0) return;
    // The rows stay as they are until the handle is released.
    if (drag.isHeld()) {
      if (event.key === "Escape") drag.cancel();
      event.preventDefault();
      return;
    }
    const rowAction = options.onRowAction === undefined ? undefined : rowActionOf(event);
    if (rowAction !== undefined) {
      event.preventDefault();
      options.onRowAction?.(rowAction, range);
      return;
    }
    const isControl = event.ctrlKey || event.metaKey;
    const target = moved(selection.focus, { key: event.key, shiftKey: event.shiftKey, isControl }, size);
    if (target !== undefined) go(target, event.shiftKey);
    else if (isControl && event.key.toLowerCase() === "z") (event.shiftKey ? options.onRedo : options.onUndo)();
    else if (isControl && event.key.toLowerCase() === "y") options.onRedo();
    else if (isControl && event.key.toLowerCase() === "d") fill(range);
    else if (isControl && event.key.toLowerCase() === "a") {
      // A selection for copying has the entries without the totals.
      setSelection({ anchor: { row: 0, column: 0 }, focus: { row: source.rowCount - 1, column: size.columns - 1 } });
    } else if (event.key === "Enter" || event.key === "F2") edit();
    else if (event.key === "Delete" || event.key === "Backspace") clear();
    else if (event.key === "Escape") setSelection({ anchor: selection.focus, focus: selection.focus });
    else if (event.key.length === 1 && !isControl && !event.altKey) edit(event.key === " " ? undefined : event.key);
    else return;
    event.preventDefault();
  };

  const onCopy = (event: ClipboardEvent): void => {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copiedText(source, range));
    setNotice(GRID_TEXTS.copied(cellCount(range)));
  };

  const placeOf = (event: MouseEvent): Place | undefined => {
    const cell = (event.target as Element).closest<HTMLElement>("[data-row]");
    return cell === null ? undefined : { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
  };

  return {
    selection,
    range,
    editing,
    notice,
    actions,
    select: go,
    hasHandle: isFillable && editing === undefined,
    filledTo: drag.filledTo,
    events: {
      ...drag.events,
      onKeyDown,
      onCopy,
      onCut: (event) => {
        if (editing !== undefined) return;
        onCopy(event);
        clear();
      },
      onPaste: (event) => {
        if (editing !== undefined) return;
        event.preventDefault();
        const result = pasting(source, range, event.clipboardData.getData("text/plain"), options.grows);
        const { refused, converted } =
          result.changes.length > 0 ? options.onChange(result.changes) : { refused: 0, converted: [] };
        setNotice([pastedText(result, refused), convertedText(converted)].join(" ").trim());
      },
      onMouseDown: (event) => {
        // The press of the handle has focused a cell, which keeps the focus.
        if (isOnHandle(event)) return event.preventDefault();
        const place = placeOf(event);
        if (place === undefined || event.button !== 0 || isEditor(event)) return;
        event.preventDefault();
        go(place, event.shiftKey);
      },
      onMouseOver: (event) => {
        const place = placeOf(event);
        if (drag.isHeld()) return;
        if (event.buttons === 1 && place !== undefined && !isEditor(event) && editing === undefined) go(place, true);
      },
      onDoubleClick: (event) => {
        if (!isEditor(event) && placeOf(event) !== undefined) edit();
      },
    },
  };
}

const isEditor = (event: MouseEvent): boolean => (event.target as Element).closest(".grid__editor") !== null;

/** Focused cell after an entry. */
function afterEdit(place: Place, end: EditEnd, size: GridSize): Place {
  switch (end) {
    case "stay":
      return place;
    case "down":
    case "up":
      return (
        moved(place, { key: end === "down" ? "ArrowDown" : "ArrowUp", shiftKey: false, isControl: false }, size) ??
        place
      );
    case "next":
    case "previous":
      return nextPlace(place, end === "previous", size);
    default:
      return end satisfies never;
  }
}

/** The selection, limited to the existing rows. */
function withinSize(selection: Selection, size: GridSize): Selection {
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  });
  const { anchor, focus } = selection;
  const isInside =
    anchor.row < size.rows && focus.row < size.rows && anchor.column < size.columns && focus.column < size.columns;
  return isInside ? selection : { anchor: within(anchor), focus: within(focus) };
}
