import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { endsSoon, hasEnded, isToBeKept } from "../session/session-clock.js";
import { useCurrentUser, useSession } from "../session/session-context.js";
import { useSite } from "../site/site-context.js";

// Loaded when it is needed: dialogs are no part of the first load.
const EndsSoonDialog = lazy(async () => ({ default: (await import("./ends-soon-dialog.js")).EndsSoonDialog }));

const LOOKED_AT_EVERY_MILLISECONDS = 1000;
/** Without an answer the server is not asked at every key. */
const ASKED_EVERY_MILLISECONDS = 5000;
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
    let askedAt = Number.NEGATIVE_INFINITY;
    const use = (): void => {
      if (Date.now() - askedAt < ASKED_EVERY_MILLISECONDS) return;
      askedAt = Date.now();
      // What fails is told by the next call that somebody waits for.
      session.refresh().catch(() => {});
    };
    const onActivity = (): void => {
      if (isToBeKept(session.clock.idleMilliseconds, idleLimit)) use();
    };
    const timer = setInterval(() => {
      const idle = session.clock.idleMilliseconds;
      const isOver = hasEnded(idle, idleLimit);
      setWarned(endsSoon(idle, idleLimit) && !isOver);
      // Nothing is kept alive by this: the session is over, and the screen is not to look as if it were not.
      if (isOver) use();
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
    <Suspense>
      <EndsSoonDialog onStay={stay} />
    </Suspense>
  );
}
