import { type ReactElement, useRef } from "react";
import { Outlet } from "react-router-dom";
import { NoticeList } from "../components/notices/notice-list.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { FooterEnd } from "./footer.js";
import { LogoImage } from "./logo-image.js";
import { SkipLink } from "./skip-link.js";
import { useFocusInView } from "./use-focus-in-view.js";

/** Frame of a page that works without a server: nothing in the frame needs an account or another page of the site. */
export function PlainShell(): ReactElement {
  useFocusInView();
  const main = useRef<HTMLElement>(null);
  return (
    <div className="shell">
      <SkipLink main={main} />
      <header className="bar no-print">
        <span className="bar__logo">
          <LogoImage />
          {COMMON_TEXTS.productName}
        </span>
      </header>
      <main className="shell__main" id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <footer className="footer no-print">
        <FooterEnd />
      </footer>
      <NoticeList />
    </div>
  );
}
