import { type ReactElement, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { NoticeList } from "../components/notices/notice-list.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { Footer } from "./footer.js";
import { NavigationBar } from "./navigation-bar.js";
import { useSessionEnd } from "./use-session-end.js";

/** What is around every screen. */
export function Shell(): ReactElement {
  useSessionEnd();
  useEffect(() => {
    document.documentElement.dataset["ready"] = "true";
  }, []);
  return (
    <div className="shell">
      <a className="usa-skipnav" href="#main">
        {COMMON_TEXTS.skipToContent}
      </a>
      <NavigationBar />
      <main className="shell__main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <NoticeList />
      <ScrollRestoration />
    </div>
  );
}
