import { inputLabel } from "@epb/engine";
import type { InputValue } from "./input-value.js";
import type { InputField, TableColumn } from "./manifest.js";

type FieldSettings = Pick<InputField, "prefilled">;

/** An input in a form, under the name that the engine calls it by. @param path - `financing.indexRate` */
export function inputField(path: string, value: InputValue, help: string, settings: FieldSettings = {}): InputField {
  const { label, heading, unit } = inputLabel(path);
  return {
    kind: "input",
    path,
    label: heading ?? label,
    ...(unit !== undefined && { unit }),
    help,
    value,
    ...settings,
  };
}

interface ColumnSettings extends Pick<TableColumn, "group" | "totalFigure"> {
  readonly width: number;
  /** Whether blank rows wait with a value of this column each. */
  readonly isPrefilled?: boolean;
}

/** A member of each item of a table's list, under its own name. @param path - `ecms[].implementation.deliveryCharge` */
export function inputColumn(path: string, value: InputValue, help: string, settings: ColumnSettings): TableColumn {
  const { label, heading, unit } = inputLabel(path);
  const member = path.slice(path.lastIndexOf("[].") + "[].".length);
  const { isPrefilled, ...column } = settings;
  return {
    key: member,
    label: heading ?? label,
    ...(unit !== undefined && { unit }),
    help,
    ...column,
    content: { kind: "input", member, value, ...(isPrefilled !== undefined && { isPrefilled }) },
  };
}
