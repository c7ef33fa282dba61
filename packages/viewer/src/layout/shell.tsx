import { MESSAGES } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { NoticeList, useNotices } from "../components/notices/notice-list.js";
import { useCurrentUser, useSession } from "../session/session-context.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { DemonstrationBar } from "./demonstration-bar.js";
import { Footer } from "./footer.js";
import { NavigationBar } from "./navigation-bar.js";
import { SessionKeeper } from "./session-keeper.js";

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

/** Id of the person who is or was signed in. A page of another person starts anew and keeps no state of the person before. */
function usePersonId(): string | undefined {
  const userId = useCurrentUser()?.id;
  const [personId, setPersonId] = useState(userId);
  if (userId !== undefined && userId !== personId) setPersonId(userId);
  return personId;
}

/** Elements within lines and headers that scroll horizontally. */
const SMALL = "a:focus-visible, button:focus-visible";

/** Scrolls the focused element fully into view: browsers do not scroll if a part of it is visible. */
function useFocusInView(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(SMALL)) {
        target.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    };
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
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
      {/* biome-ignore lint/a11y/useValidAnchor: as an address it would be a step of its own, and one away from what is not saved */}
      <a
        className="usa-skipnav"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {COMMON_TEXTS.skipToContent}
      </a>
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
