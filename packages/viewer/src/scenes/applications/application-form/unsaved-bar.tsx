import type { ReactElement } from "react";
import { DiscardButton } from "../../../components/discard-button.js";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";

/** Stays in view as long as there are changes that have not been saved. */
export function UnsavedBar(props: { readonly isSaving: boolean; readonly onDiscard: () => void }): ReactElement {
  const { isSaving, onDiscard } = props;
  return (
    <section className="unsaved-bar" aria-label={TEXTS.unsavedBar}>
      <p role="status">{TEXTS.unsaved}</p>
      <div className="row">
        <SubmitButton text={TEXTS.saveDraft} isWaiting={isSaving} />
        <DiscardButton texts={TEXTS} onDiscard={onDiscard} />
      </div>
    </section>
  );
}
