import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { FocusedMessage } from "../../../components/focused-message.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";

interface DraftConflictProps {
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** The draft was saved elsewhere while it was changed here: which of both is to stay? */
export function DraftConflict({ onLoad, onKeep }: DraftConflictProps): ReactElement {
  return (
    <FocusedMessage kind="danger">
      <strong>{TEXTS.conflictTitle}</strong>
      <br />
      {TEXTS.conflictText}
      <span className="row conflict__buttons">
        <Button type="button" onClick={onKeep}>
          {TEXTS.conflictKeep}
        </Button>
        <Button type="button" outline onClick={onLoad}>
          {TEXTS.conflictLoad}
        </Button>
      </span>
    </FocusedMessage>
  );
}
