import type { ChangedSection } from "@epb/contract";
import { Checkbox, Fieldset } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { InputsTable } from "../../features/history/inputs-table.js";
import { SECTION_NAMES } from "../../texts/project-history-texts.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

interface SectionChoiceProps {
  readonly sections: readonly ChangedSection[];
  readonly chosen: ReadonlySet<string>;
  readonly isWaiting: boolean;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The changes of a workbook by section, each with a checkbox to take it. */
export function SectionChoice({ sections, chosen, isWaiting, onChoose }: SectionChoiceProps): ReactElement {
  const choose = (section: string, isWanted: boolean): void => {
    const next = new Set(chosen);
    if (isWanted) next.add(section);
    else next.delete(section);
    onChoose(next);
  };
  return (
    <Fieldset legend={UPLOAD_TEXTS.sections}>
      <div className="stack">
        {sections.map(({ section, label, inputs }) => {
          const name = SECTION_NAMES[section] ?? label;
          return (
            <div key={section}>
              <Checkbox
                id={`upload-section-${section}`}
                name="upload-section"
                label={UPLOAD_TEXTS.section(name, inputs.length)}
                checked={chosen.has(section)}
                disabled={isWaiting}
                onChange={({ target }) => choose(section, target.checked)}
              />
              <details>
                <summary>{UPLOAD_TEXTS.showInputs(name)}</summary>
                <InputsTable caption={name} inputs={inputs} />
              </details>
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}
