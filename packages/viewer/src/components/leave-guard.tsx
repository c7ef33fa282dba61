import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect } from "react";
import { type Location, useBlocker } from "react-router-dom";
import { Dialog } from "./dialog.js";

interface LeaveGuardProps {
  /** Something would be lost. */
  readonly isDirty: boolean;
  /** True if the navigation discards unsaved changes. */
  readonly isLeaving: (next: Location, present: Location) => boolean;
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
  /** Called before the navigation discards unsaved changes. */
  readonly onLeave?: () => void;
}

/** Asks for confirmation before unsaved changes are lost; the browser asks when the window closes. */
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
