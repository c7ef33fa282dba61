import { type ReactElement, useState } from "react";
import { isFailure } from "../../api/api-failure.js";
import { useChange } from "../../api/use-call.js";
import { useApplicationArea } from "../../components/application/application-area.js";
import { useApplicationStep } from "../../components/application/use-application-step.js";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../texts/application-texts.js";

interface SubmitDialogProps {
  readonly id: string;
  /** Saves what has not been saved. @returns Whether it is saved. */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before a draft is submitted, saves it and does it. */
export function SubmitDialog({ id, save, onClose }: SubmitDialogProps): ReactElement {
  const { calls } = useApplicationArea();
  const { taken, refused } = useApplicationStep();
  const change = useChange(calls.submit, [], { tells: true });
  const [isSaving, setSaving] = useState(false);
  const submit = async (): Promise<void> => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    // Why it could not be saved stands in the form.
    if (!isSaved) return onClose();
    change.mutate(
      { params: { id } },
      {
        onSuccess: (application) => {
          onClose();
          taken(application, TEXTS.submitted);
        },
        onError: refused,
      },
    );
  };
  const issues = isFailure(change.error) ? change.error.issues : [];
  return (
    <ConfirmDialog
      title={TEXTS.submitTitle}
      confirm={TEXTS.submit}
      isWaiting={isSaving || change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <p>{TEXTS.submitText}</p>
      {issues.length > 0 && (
        <ul className="usa-list">
          {issues.map(({ at, message }) => (
            <li key={at}>{message}</li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
