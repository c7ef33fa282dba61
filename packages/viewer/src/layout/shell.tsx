import { type ReactElement, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { NoticeList } from "../components/notices/notice-list.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { Footer } from "./footer.js";
import { NavigationBar } from "./navigation-bar.js";
import { SessionKeeper } from "./session-keeper.js";
import { useFocusInView } from "./use-focus-in-view.js";
import { useSessionEnd } from "./use-session-end.js";

/** What is around every screen. */
export function Shell(): ReactElement {
  useSessionEnd();
  useFocusInView();
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
        <Outlet />
      </main>
      <Footer />
      <NoticeList />
      <SessionKeeper />
      <ScrollRestoration />
    </div>
  );
}
