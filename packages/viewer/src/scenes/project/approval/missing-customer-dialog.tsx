import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Dialog } from "../../../components/dialog.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { APPROVAL_TEXTS } from "../../../texts/project-texts.js";

interface MissingCustomerDialogProps {
  readonly projectId: string;
  /** Says that no customer can approve the project, and what to do. */
  readonly text: string;
  readonly onClose: () => void;
}

/** In place of submitting a project that nobody could approve: what is missing, and the way to it. */
export function MissingCustomerDialog({ projectId, text, onClose }: MissingCustomerDialogProps): ReactElement {
  return (
    <Dialog title={APPROVAL_TEXTS.notSubmittable} onClose={onClose}>
      <p>{text}</p>
      <div className="dialog__actions">
        <Link className="usa-button" to={`/portfolio/${projectId}/access`} onClick={onClose}>
          {APPROVAL_TEXTS.openAccess}
        </Link>
        <Button type="button" outline onClick={onClose}>
          {COMMON_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
