import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../texts/application-texts.js";

/** Stays in view as long as there are changes that have not been saved. */
export function UnsavedBar(props: { readonly isSaving: boolean; readonly onDiscard: () => void }): ReactElement {
  const { isSaving, onDiscard } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="unsaved-bar" aria-label={TEXTS.unsavedBar}>
      <p role="status">{TEXTS.unsaved}</p>
      <div className="row">
        <SubmitButton text={TEXTS.saveDraft} isWaiting={isSaving} />
        <Button type="button" outline onClick={() => setAsking(true)}>
          {TEXTS.discard}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={TEXTS.discardTitle}
          confirm={TEXTS.discard}
          isDanger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
        >
          <p>{TEXTS.discardText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
