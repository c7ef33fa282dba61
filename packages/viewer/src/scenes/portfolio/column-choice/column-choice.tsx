import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Dialog } from "../../../components/dialog.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";

interface ColumnChoiceProps<Id extends string> {
  /** In the order of the table; the first column cannot be removed. */
  readonly columns: readonly { readonly id: Id; readonly header: string }[];
  readonly usual: readonly Id[];
  readonly chosen: readonly Id[];
  readonly onChoose: (chosen: readonly Id[]) => void;
}

/** A button that opens the choice of columns; each change applies immediately. */
export function ColumnChoice<Id extends string>({
  columns,
  usual,
  chosen,
  onChoose,
}: ColumnChoiceProps<Id>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" outline onClick={() => setOpen(true)} aria-haspopup="dialog">
        {PORTFOLIO_TEXTS.columns}
      </Button>
      {isOpen && (
        <Dialog title={PORTFOLIO_TEXTS.columnsTitle} isWide onClose={() => setOpen(false)}>
          <p className="column-choice__hint">{PORTFOLIO_TEXTS.columnsHint}</p>
          <fieldset className="plain-fieldset column-choice">
            <legend className="visually-hidden">{PORTFOLIO_TEXTS.columnsTitle}</legend>
            {columns.map(({ id, header }, index) => (
              <div className="usa-checkbox" key={id}>
                <input
                  className="usa-checkbox__input"
                  type="checkbox"
                  id={`column-${id}`}
                  checked={chosen.includes(id)}
                  disabled={index === 0}
                  onChange={({ target }) =>
                    onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                />
                <label className="usa-checkbox__label" htmlFor={`column-${id}`}>
                  {header}
                </label>
              </div>
            ))}
          </fieldset>
          <div className="dialog__actions">
            <Button type="button" onClick={() => setOpen(false)}>
              {PORTFOLIO_TEXTS.done}
            </Button>
            <Button type="button" outline onClick={() => onChoose(usual)}>
              {PORTFOLIO_TEXTS.usualColumns}
            </Button>
            <Button type="button" outline onClick={() => onChoose(columns.map(({ id }) => id))}>
              {PORTFOLIO_TEXTS.allColumns}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
