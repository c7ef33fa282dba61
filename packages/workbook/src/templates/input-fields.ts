import { INPUT_LIMITS, type InputRow, inputLabel, inputRow } from "@epb/engine";
import { DATE, type InputValue, option, TEXT } from "./input-value.js";
import type { InputField, TableColumn } from "./manifest.js";
import { listOfChoices } from "./option-lists.js";

interface FieldSettings extends Pick<InputField, "prefilled"> {
  /** In place of the value that follows from the engine's description of the input. */
  readonly value?: InputValue;
}

/** An input in a form, as the engine describes it. @param path - `financing.indexRate` */
export function inputField(path: string, help: string, { value, ...settings }: FieldSettings = {}): InputField {
  return { kind: "input", path, ...wordsOf(path), help, value: value ?? cellValueOf(path), ...settings };
}

interface ColumnSettings extends Pick<TableColumn, "group" | "totalFigure"> {
  readonly width: number;
  /** True if the blank rows of the table already have a value in this column. */
  readonly isPrefilled?: boolean;
  /** In place of the value that follows from the engine's description of the input. */
  readonly value?: InputValue;
}

/** A member of each item of a table's list, as the engine describes it. @param path - `ecms[].implementation.deliveryCharge` */
export function inputColumn(path: string, help: string, settings: ColumnSettings): TableColumn {
  const member = path.slice(path.lastIndexOf("[].") + "[].".length);
  const { isPrefilled, value = cellValueOf(path), ...column } = settings;
  return {
    key: member,
    ...wordsOf(path),
    help,
    ...column,
    content: { kind: "input", member, value, ...(isPrefilled !== undefined && { isPrefilled }) },
  };
}

function wordsOf(path: string): Pick<InputField, "label" | "unit"> {
  const { label, heading, unit } = inputLabel(path);
  return { label: heading ?? label, ...(unit !== undefined && { unit }) };
}

/** The value of a cell for an input. */
function cellValueOf(path: string): InputValue {
  const row = inputRow(path);
  if (row === undefined) throw new Error(`the engine describes no input ${path}`);
  return cellValue(row);
}

function cellValue(row: InputRow): InputValue {
  switch (row.kind) {
    case "text":
      return TEXT;
    case "name":
      return { kind: "text", maximumLength: INPUT_LIMITS.keyLength };
    case "date":
      return DATE;
    case "boolean":
      return option("trueFalse");
    case "decimal":
      return { kind: "decimal", look: row.look, isNonNegative: row.isNonNegative };
    case "wholeNumber":
      return { kind: "wholeNumber", minimum: row.minimum, maximum: row.maximum };
    case "choice":
      return option(listOfChoices(row.choices));
  }
}
