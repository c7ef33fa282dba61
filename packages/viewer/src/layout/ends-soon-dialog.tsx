import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Dialog } from "../components/dialog.js";
import { timeOfDay } from "../format/dates.js";
import { LAYOUT_TEXTS as TEXTS } from "./layout-texts.js";

/** Warns that the session ends soon. Closing it in any way shows that a person is present, and extends the session. */
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

interface EndsAtDialogProps {
  /** End of the session, milliseconds since 1970. */
  readonly endsAt: number;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** Says when the session ends, however much it is used, and offers to sign in again now. */
export function EndsAtDialog({ endsAt, onSignIn, onClose }: EndsAtDialogProps): ReactElement {
  return (
    <Dialog title={TEXTS.endsAtTitle(timeOfDay(endsAt))} onClose={onClose}>
      <p>{TEXTS.endsAtText}</p>
      <div className="dialog__actions">
        <Button type="button" onClick={onSignIn}>
          {TEXTS.signInAgain}
        </Button>
        <Button type="button" outline onClick={onClose}>
          {TEXTS.keepWorking}
        </Button>
      </div>
    </Dialog>
  );
}
