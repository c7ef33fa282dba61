import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect } from "react";
import { type Location, useBlocker } from "react-router-dom";
import { Dialog } from "./dialog.js";

interface LeaveGuardProps {
  /** Something would be lost. */
  readonly isDirty: boolean;
  /** Whether going there leaves what is not saved. */
  readonly isLeaving: (next: Location, present: Location) => boolean;
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
  /** Told before somebody leaves what is not saved. */
  readonly onLeave?: () => void;
}

/** Asks before somebody leaves with changes that are not saved; the browser asks when the window is closed. */
export function LeaveGuard({
  isDirty,
  isLeaving,
  title,
  text,
  stay,
  leave,
  onLeave,
}: LeaveGuardProps): ReactElement | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isLeaving(nextLocation, currentLocation),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog title={title} onClose={() => blocker.reset()}>
      <p>{text}</p>
      <div className="dialog__actions">
        <Button type="button" onClick={() => blocker.reset()}>
          {stay}
        </Button>
        <Button
          type="button"
          outline
          onClick={() => {
            onLeave?.();
            blocker.proceed();
          }}
        >
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
