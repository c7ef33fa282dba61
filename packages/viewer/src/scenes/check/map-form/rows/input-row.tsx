import type { NamedField, SheetPlace } from "@epb/workbook/mapping";
import { memo, type NamedExoticComponent, type ReactElement } from "react";
import { IconNote } from "../../../../components/icon-note.js";
import { MAP_TEXTS } from "../map-form-texts.js";
import { type InputEntry, NO_ENTRY } from "../state/form-mapping.js";
import type { MappingChange } from "../state/mapping-changes.js";
import { stateOfInput } from "../state/open-questions.js";
import { CellLine } from "./cell-line.js";
import { FactorField } from "./factor-field.js";
import { RowStateBadge } from "./row-state.js";
import { ValueField } from "./value-field.js";

interface InputRowProps {
  readonly field: NamedField;
  readonly entry: InputEntry | undefined;
  /** True while the person chooses its cell in the sheet. */
  readonly isChoosing: boolean;
  /** Cell that the profile finds: another one is a problem. Undefined before the calculation. */
  readonly warning: string | undefined;
  readonly onChoose: (path: string) => void;
  readonly onShow: (place: SheetPlace) => void;
  readonly onChange: (change: MappingChange) => void;
}

/** An input with its cell or value. A row is drawn again only if its own entry changed. */
export const InputRow: NamedExoticComponent<InputRowProps> = memo(function InputRow({
  field,
  entry = NO_ENTRY,
  isChoosing,
  warning,
  onChoose,
  onShow,
  onChange,
}: InputRowProps): ReactElement {
  const { path, name, unit, kind } = field;
  const state = stateOfInput(field, entry);
  const { cell } = entry;
  return (
    <li className={`map-row map-row--${state}`} data-input={path}>
      <p className="map-row__head">
        <span className="map-row__name">
          {name}
          {unit !== "" && <span className="muted"> ({unit})</span>}
        </span>
        <RowStateBadge state={state} />
      </p>
      {cell !== undefined && <CellLine cell={cell} onShow={onShow} />}
      {warning !== undefined && <IconNote kind="warning">{warning}</IconNote>}
      <div className="map-row__fields">
        {cell === undefined ? (
          <ValueField field={field} entry={entry} onChange={onChange} />
        ) : (
          <FactorField
            name={name}
            kind={kind}
            conversion={cell.conversion}
            onChange={(conversion) => onChange({ kind: "conversion", path, conversion })}
          />
        )}
      </div>
      <div className="map-row__actions">
        {state === "check" && (
          <button
            type="button"
            className="usa-button"
            aria-label={MAP_TEXTS.confirmOf(name)}
            onClick={() => onChange({ kind: "confirm", path })}
          >
            {MAP_TEXTS.confirm}
          </button>
        )}
        <button
          type="button"
          className="usa-button usa-button--outline"
          aria-label={MAP_TEXTS.chooseCellOf(name)}
          aria-pressed={isChoosing}
          data-choose={path}
          onClick={() => onChoose(path)}
        >
          {MAP_TEXTS.chooseCell}
        </button>
        {cell !== undefined && (
          <button
            type="button"
            className="usa-button usa-button--unstyled"
            aria-label={MAP_TEXTS.removeOf(name)}
            onClick={() => onChange({ kind: "remove", path })}
          >
            {MAP_TEXTS.remove}
          </button>
        )}
      </div>
    </li>
  );
});
