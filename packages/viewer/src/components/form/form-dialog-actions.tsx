import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { SubmitButton } from "./submit-button.js";

interface FormDialogActionsProps {
  /** Label of the submit button. */
  readonly text: string;
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

/** The buttons at the foot of a form in a dialog: one that sends the form, one that closes the dialog. */
export function FormDialogActions({ text, isWaiting, onClose }: FormDialogActionsProps): ReactElement {
  return (
    <div className="dialog__actions">
      <SubmitButton text={text} isWaiting={isWaiting} />
      <Button type="button" outline onClick={onClose}>
        {COMMON_TEXTS.cancel}
      </Button>
    </div>
  );
}
