import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Dialog } from "../../components/dialog.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../texts/application-texts.js";

/** Asks before changes are lost: on the way to another screen, and before the window closes. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }): ReactElement | null {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isAnnounced = (nextLocation.state as { readonly leaves?: boolean } | null)?.leaves === true;
    return isDirty && !isAnnounced && nextLocation.pathname !== currentLocation.pathname;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog title={TEXTS.leaveTitle} onClose={() => blocker.reset()}>
      <p>{TEXTS.leaveText}</p>
      <div className="dialog__actions">
        <Button type="button" onClick={() => blocker.reset()}>
          {TEXTS.stay}
        </Button>
        <Button type="button" secondary onClick={() => blocker.proceed()}>
          {TEXTS.leave}
        </Button>
      </div>
    </Dialog>
  );
}
