import { valueAtPath } from "@epb/engine";
import type { FormBlock } from "@epb/workbook";
import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import type { Edit } from "../../features/project-draft/draft.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { EntryField, isCalculationWithheld } from "./entry-field.js";
import type { EntryView } from "./entry-view.js";
import { figureText } from "./figure-text.js";

interface FormPartProps {
  readonly form: FormBlock;
  readonly view: EntryView;
  readonly onEdit: (edits: readonly Edit[], step: string) => void;
}

/** A form of the template: fields, and figures that follow from them. */
export function FormPart({ form, view, onEdit }: FormPartProps): ReactElement {
  const inputs = form.fields.filter((field) => field.kind === "input");
  const figures = form.fields.filter((field) => field.kind === "figure");
  const hasWithheld =
    figures.some(({ figure }) => view.withheld.has(figure)) ||
    inputs.some(({ path }) => isCalculationWithheld(path, view));
  return (
    <Card title={form.heading} level={3}>
      {inputs.length > 0 && (
        <div className="entry-form">
          {inputs.map((field) => (
            <EntryField key={field.path} field={field} view={view} onEdit={onEdit} />
          ))}
        </div>
      )}
      {figures.length > 0 && (
        <dl className="figure-list" aria-label={TEXTS.calculatedFigures}>
          {figures.map(({ figure, label, unit, look }) => (
            <div key={figure} className="figure-list__row">
              <dt>
                {label}
                {unit !== undefined && unit !== "$" && <span className="entry__unit"> {unit}</span>}
              </dt>
              <dd>{figureText(valueAtPath(view.figures, figure), look) || COMMON_TEXTS.notKnown}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasWithheld && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
    </Card>
  );
}
