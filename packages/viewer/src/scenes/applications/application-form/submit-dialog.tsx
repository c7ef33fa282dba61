import type { ReactElement } from "react";
import { isFailure } from "../../../api/api-failure.js";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";

interface SubmitDialogProps {
  readonly id: string;
  /** Saves the unsaved changes. @returns True if they are saved. */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before a draft is submitted, saves it and does it. */
export function SubmitDialog({ id, save, onClose }: SubmitDialogProps): ReactElement {
  const { calls } = useApplicationArea();
  return (
    <ConfirmChange
      title={TEXTS.submitTitle}
      confirm={TEXTS.submit}
      before={async () => {
        const isSaved = await save();
        // The form shows why it could not be saved.
        if (!isSaved) onClose();
        return isSaved;
      }}
      call={calls.submit}
      input={{ params: { id } }}
      changes={[calls.get, calls.list]}
      done={TEXTS.submitted}
      onClose={onClose}
    >
      {({ error }) => (
        <>
          <p>{TEXTS.submitText}</p>
          {isFailure(error) && error.issues.length > 0 && (
            <ul className="usa-list">
              {error.issues.map(({ at, message }) => (
                <li key={at}>{message}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </ConfirmChange>
  );
}
