import { type ReactElement, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { latePart } from "../components/late-part.js";
import { endsSoon, hasEnded, isToBeKept, reachesEnd } from "../session/session-clock.js";
import { useCurrentUser, useSession } from "../session/session-context.js";
import { useSite } from "../site/site-context.js";

// Loaded when it is needed: dialogs are no part of the first load.
const EndsSoonDialog = latePart(async () => (await import("./ends-soon-dialog.js")).EndsSoonDialog);
const EndsAtDialog = latePart(async () => (await import("./ends-soon-dialog.js")).EndsAtDialog);

const LOOKED_AT_EVERY_MILLISECONDS = 1000;
/** Minimum interval between requests while the server does not answer. */
const ASKED_EVERY_MILLISECONDS = 5000;
const SAME_END_MILLISECONDS = 60_000;
const ACTIVITIES = ["input", "keydown", "pointerdown", "wheel"] as const;

/** Keeps the session of an active user alive, warns before its end, and reacts to its end. */
export function SessionKeeper(): ReactElement | null {
  const session = useSession();
  const user = useCurrentUser();
  const idleLimit = useSite().idleSeconds * 1000;
  const { pathname, search } = useLocation();
  const [isIdle, setIdle] = useState(false);
  /** The end that is near, and that no use puts off. */
  const [end, setEnd] = useState<number>();
  /** The warning of this end has been read. */
  const [readEnd, setReadEnd] = useState(0);
  const isLoggedIn = user !== undefined;
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let askedAt = Number.NEGATIVE_INFINITY;
    const use = (): void => {
      if (Date.now() - askedAt < ASKED_EVERY_MILLISECONDS) return;
      askedAt = Date.now();
      // The next call reports the failure.
      session.refresh().catch(() => {});
    };
    const onActivity = (): void => {
      if (isToBeKept(session.clock.idleMilliseconds, idleLimit)) use();
    };
    const timer = setInterval(() => {
      const idle = session.clock.idleMilliseconds;
      const { endsAt } = session;
      const left = endsAt - Date.now();
      const isOver = hasEnded(idle, idleLimit) || left < 0;
      setIdle(endsSoon(idle, idleLimit) && !isOver);
      setEnd(reachesEnd(left) && !isOver ? endsAt : undefined);
      // This request does not extend a session: the session has ended, and the page must show it.
      if (isOver) use();
    }, LOOKED_AT_EVERY_MILLISECONDS);
    for (const activity of ACTIVITIES)
      document.addEventListener(activity, onActivity, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      setIdle(false);
      setEnd(undefined);
      for (const activity of ACTIVITIES) document.removeEventListener(activity, onActivity, { capture: true });
    };
  }, [session, idleLimit, isLoggedIn]);
  if (end !== undefined) {
    // Each token repeats the end in whole seconds, so that it can differ slightly.
    if (Math.abs(end - readEnd) < SAME_END_MILLISECONDS) return null;
    const signInAgain = (): void => {
      session.nextUrl.remember(pathname + search);
      void session.logOut({ comesBack: true });
    };
    return (
      <Suspense>
        <EndsAtDialog endsAt={end} onSignIn={signInAgain} onClose={() => setReadEnd(end)} />
      </Suspense>
    );
  }
  if (!isIdle) return null;
  const stay = (): void => {
    setIdle(false);
    void session.refresh().catch(() => {});
  };
  return (
    <Suspense>
      <EndsSoonDialog onStay={stay} />
    </Suspense>
  );
}
