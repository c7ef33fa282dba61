import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Dialog } from "../../components/dialog.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { DEMONSTRATION_TEXTS as TEXTS } from "../../texts/demonstration-texts.js";
import { PersonList } from "./person-list.js";

/** Dialog in which the visitor of a demonstration becomes another person. */
export function SwitchRoleDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog title={TEXTS.switchRole} onClose={onClose}>
      <PersonList onSignedIn={onClose} />
      <div className="dialog__actions">
        <Button type="button" outline onClick={onClose}>
          {COMMON_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
