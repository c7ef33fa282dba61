import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Dialog } from "../components/dialog.js";
import { LAYOUT_TEXTS as TEXTS } from "../texts/layout-texts.js";

/** Says that the session is about to end. However it is closed, somebody is there, and the session goes on. */
export function EndsSoonDialog({ onStay }: { readonly onStay: () => void }): ReactElement {
  return (
    <Dialog title={TEXTS.endsSoonTitle} onClose={onStay}>
      <p>{TEXTS.endsSoonText}</p>
      <div className="dialog__actions">
        <Button type="button" onClick={onStay}>
          {TEXTS.staySignedIn}
        </Button>
      </div>
    </Dialog>
  );
}
