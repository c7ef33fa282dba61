import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";

interface DialogButtonsProps {
  readonly text: string;
  readonly isWaiting: boolean;
  readonly onCancel: () => void;
}

/** On with it, or not. */
export function DialogButtons({ text, isWaiting, onCancel }: DialogButtonsProps): ReactElement {
  return (
    <div className="form__actions">
      <SubmitButton text={text} isWaiting={isWaiting} />
      <Button type="button" outline onClick={onCancel}>
        {COMMON_TEXTS.cancel}
      </Button>
    </div>
  );
}
