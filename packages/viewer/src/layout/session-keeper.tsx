import { type ReactElement, useEffect, useState } from "react";
import { endsSoon, hasEnded, isToBeKept } from "../session/session-clock.js";
import { useCurrentUser, useSession } from "../session/session-context.js";
import { useSite } from "../site/site-context.js";
import { LAYOUT_TEXTS as TEXTS } from "../texts/layout-texts.js";
import { LazyConfirmDialog } from "./lazy-confirm-dialog.js";

const LOOKED_AT_EVERY_MILLISECONDS = 1000;
const ACTIVITIES = ["input", "keydown", "pointerdown", "wheel"] as const;

/** Keeps the session of somebody who works without a call, says when one is about to end, and notices when it has. */
export function SessionKeeper(): ReactElement | null {
  const session = useSession();
  const user = useCurrentUser();
  const idleLimit = useSite().idleSeconds * 1000;
  const [isWarned, setWarned] = useState(false);
  const isLoggedIn = user !== undefined;
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    // What fails is told by the next call that somebody waits for.
    const use = (): void => void session.refresh().catch(() => {});
    const onActivity = (): void => {
      if (isToBeKept(session.clock.idleMilliseconds, idleLimit)) use();
    };
    let wasOver = false;
    const timer = setInterval(() => {
      const idle = session.clock.idleMilliseconds;
      const isOver = hasEnded(idle, idleLimit);
      setWarned(endsSoon(idle, idleLimit) && !isOver);
      // Nothing is kept alive by this: the session is over, and the screen is not to look as if it were not.
      if (isOver && !wasOver) use();
      wasOver = isOver;
    }, LOOKED_AT_EVERY_MILLISECONDS);
    for (const activity of ACTIVITIES)
      document.addEventListener(activity, onActivity, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      setWarned(false);
      for (const activity of ACTIVITIES) document.removeEventListener(activity, onActivity, { capture: true });
    };
  }, [session, idleLimit, isLoggedIn]);
  if (!isWarned) return null;
  const stay = (): void => {
    setWarned(false);
    void session.refresh().catch(() => {});
  };
  return (
    <LazyConfirmDialog title={TEXTS.endsSoonTitle} confirm={TEXTS.staySignedIn} onConfirm={stay} onClose={stay}>
      <p>{TEXTS.endsSoonText}</p>
    </LazyConfirmDialog>
  );
}
