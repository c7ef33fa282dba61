import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import type { GridColumn } from "./grid-types.js";

/** Direction of the focus after an entry. */
export type EditEnd = "stay" | "down" | "up" | "next" | "previous";

interface CellEditorProps {
  readonly column: GridColumn;
  readonly label: string;
  /** Initial text: the current entry, or the first character of a new entry. */
  readonly text: string;
  /** True if typing replaces the content. */
  readonly isNew: boolean;
  readonly onCommit: (text: string, end: EditEnd | "away") => void;
  readonly onCancel: () => void;
}

const ENDS: Readonly<Record<string, readonly [EditEnd, EditEnd]>> = {
  Enter: ["down", "up"],
  Tab: ["next", "previous"],
};

/** A cell while it is edited: text, or one of a list. */
export function CellEditor({ column, label, text, isNew, onCommit, onCancel }: CellEditorProps): ReactElement {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (!isNew && field.current?.tagName === "INPUT") field.current.select();
  }, [isNew]);
  const commit = (end: EditEnd | "away"): void => {
    // Removing the field blurs it, which would end the edit a second time.
    if (isOver.current) return;
    isOver.current = true;
    onCommit(field.current?.value ?? "", end);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const ends = ENDS[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      isOver.current = true;
      onCancel();
    } else if (ends !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      commit(ends[event.shiftKey ? 1 : 0]);
    }
  };
  const shared = {
    ref: field,
    className: "grid__editor",
    "aria-label": label,
    onKeyDown,
    onBlur: () => commit("away"),
  };
  if (column.choices === undefined) {
    return <input {...shared} type="text" defaultValue={text} autoComplete="off" spellCheck={false} />;
  }
  return (
    <select {...shared} defaultValue={isNew ? firstChoice(column.choices, text) : text}>
      <option value="">{COMMON_TEXTS.none}</option>
      {!column.choices.includes(text) && !isNew && text !== "" && <option value={text}>{text}</option>}
      {column.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

/** First choice that begins with the typed text. */
const firstChoice = (choices: readonly string[], typed: string): string =>
  choices.find((choice) => choice.toLowerCase().startsWith(typed.toLowerCase())) ?? "";
