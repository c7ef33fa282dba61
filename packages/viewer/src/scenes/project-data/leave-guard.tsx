import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Dialog } from "../../components/dialog.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";

interface LeaveGuardProps {
  /** Something would be lost. */
  readonly isDirty: boolean;
  readonly changes: number;
  /** Addresses that begin with it do not leave. */
  readonly within: string;
}

/** Asks before somebody leaves with changes that are not saved; the browser asks when the window is closed. */
export function LeaveGuard({ isDirty, changes, within }: LeaveGuardProps): ReactElement | null {
  const blocker = useBlocker(({ nextLocation: { pathname } }) => isDirty && !`${pathname}/`.startsWith(`${within}/`));
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog title={TEXTS.leaveTitle} onClose={() => blocker.reset()}>
      <p>{TEXTS.leaveText(Math.max(1, changes))}</p>
      <div className="dialog__actions">
        <Button type="button" onClick={() => blocker.reset()}>
          {TEXTS.leaveStay}
        </Button>
        <Button type="button" outline onClick={() => blocker.proceed()}>
          {TEXTS.leaveGo}
        </Button>
      </div>
    </Dialog>
  );
}
