import { MESSAGES } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, Suspense, useEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { latePart } from "../components/late-part.js";
import { LoadFailureNotice } from "../components/load-failure-notice.js";
import { NoticeList, useNotices } from "../components/notices/notice-list.js";
import { useCurrentUser, useSession } from "../session/session-context.js";
import { useSite } from "../site/site-context.js";
import { DEMONSTRATION_TEXTS as TEXTS } from "../texts/demonstration-texts.js";
import { Footer } from "./footer.js";
import { NavigationBar } from "./navigation-bar.js";
import { SessionKeeper } from "./session-keeper.js";
import { SkipLink } from "./skip-link.js";
import { useFocusInView } from "./use-focus-in-view.js";

/** @spec P §9 "session-timeout notice 5 seconds" */
const TIMEOUT_NOTICE_MILLISECONDS = 5000;

/**
 * Handles the end of the session, and clears cached data when the user changes.
 * @spec P §8 "Your session has timed out"
 */
function useSessionEnd(): void {
  const session = useSession();
  const notices = useNotices();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const userId = useCurrentUser()?.id;
  useEffect(
    () =>
      session.onEnded(() => {
        notices.show(MESSAGES.sessionTimedOut, { milliseconds: TIMEOUT_NOTICE_MILLISECONDS });
        session.nextUrl.remember(pathname + search);
        void navigate("/login");
      }),
    [session, notices, navigate, pathname, search],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the signed-in user changes
  useEffect(() => () => queries.clear(), [userId, queries]);
}

/** Id of the person who is or was signed in. The page of another person keeps no state of the person before. */
function usePersonId(): string | undefined {
  const userId = useCurrentUser()?.id;
  const [personId, setPersonId] = useState(userId);
  if (userId !== undefined && userId !== personId) setPersonId(userId);
  return personId;
}

/** Frame of every page. */
export function Shell(): ReactElement {
  useSessionEnd();
  useFocusInView();
  const personId = usePersonId();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.documentElement.dataset["ready"] = "true";
  }, []);
  return (
    <div className="shell">
      <SkipLink main={main} />
      <NavigationBar />
      <main className="shell__main" id="main" tabIndex={-1} ref={main}>
        <DemonstrationBar />
        <Outlet key={personId} />
      </main>
      <Footer />
      <NoticeList />
      <SessionKeeper />
      <ScrollRestoration />
    </div>
  );
}

// Loaded when the visitor switches: dialogs are not part of the initial load.
const SwitchRoleDialog = latePart(
  async () => (await import("../features/demonstration/switch-role-dialog.js")).SwitchRoleDialog,
  LoadFailureNotice,
);

/** Line above every page of a demonstration site, with the person whom the visitor is. */
function DemonstrationBar(): ReactElement | null {
  const user = useCurrentUser();
  const { demonstration } = useSite();
  const [isSwitching, setSwitching] = useState(false);
  if (demonstration === undefined || user === undefined) return null;
  const known = demonstration.find(({ email }) => email === user.email);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <aside className="demonstration no-print" aria-label={TEXTS.title}>
      <p className="demonstration__text">
        <strong>{TEXTS.title}.</strong> {known === undefined ? TEXTS.youAreOnly(name) : TEXTS.youAre(name, known.role)}
      </p>
      <button type="button" className="usa-button usa-button--unstyled" onClick={() => setSwitching(true)}>
        {TEXTS.switchRole}
      </button>
      {isSwitching && (
        <Suspense>
          <SwitchRoleDialog onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </aside>
  );
}
