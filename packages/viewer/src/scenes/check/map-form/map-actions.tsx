import type { ReactElement } from "react";
import { saveFile } from "../../../components/save-file.js";
import { SteadyButton } from "../../../components/steady-button.js";
import type { ChosenFile } from "../workbook-check/check-file.js";
import { MAP_TEXTS } from "./map-form-texts.js";
import type { OpenForm } from "./reading/open-form.js";
import { decidedMapping } from "./state/form-mapping.js";
import { openCounts } from "./state/open-questions.js";
import { TemplateField } from "./template-field.js";
import type { MappingControl } from "./use-mapping.js";

interface MapActionsProps {
  readonly file: ChosenFile;
  readonly form: OpenForm;
  readonly control: MappingControl;
  readonly onUse: (profile: ChosenFile) => void;
}

/** Counts of open questions and missing inputs, and the actions for the mapping. */
export function MapActions({ file, form, control, onUse }: MapActionsProps): ReactElement {
  const { state, isCalculating, change, undo } = control;
  const { questions, missing } = openCounts(state.now, form.fields);
  const profile = (): File => {
    const text = `${JSON.stringify(form.profile(decidedMapping(state.now)), undefined, 2)}\n`;
    const name = file.name.replace(/^.*\//, "").replace(/\.\w+$/, "");
    return new File([text], `${name}.epb-profile.json`, { type: "application/json" });
  };
  const download = (): void => {
    const content = profile();
    saveFile({ content, fileName: content.name });
  };
  return (
    <div className="map-actions">
      <p className="map-actions__lead">{MAP_TEXTS.lead}</p>
      <p className="map-actions__counts" aria-live="polite">
        <span>{MAP_TEXTS.questions(questions)}</span> <span>{MAP_TEXTS.missing(missing)}</span>{" "}
        {isCalculating && <span className="muted">{MAP_TEXTS.calculating}</span>}
      </p>
      <TemplateField mapping={state.now} form={form} onChange={change} />
      <div className="button-row">
        <SteadyButton type="button" outline disabled={state.past.length === 0} onClick={undo}>
          {MAP_TEXTS.undo}
        </SteadyButton>
        <button type="button" className="usa-button usa-button--outline" onClick={download}>
          {MAP_TEXTS.download}
        </button>
        <button type="button" className="usa-button" aria-describedby="map-use-hint" onClick={() => onUse(profile())}>
          {MAP_TEXTS.use}
        </button>
      </div>
      <p className="map-actions__hint" id="map-use-hint">
        {MAP_TEXTS.useHint}
      </p>
    </div>
  );
}
