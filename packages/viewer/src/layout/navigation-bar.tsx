import { type ReactElement, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useCurrentUser } from "../session/session-context.js";
import { useSite } from "../site/site-context.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { LAYOUT_TEXTS } from "./layout-texts.js";
import { LogoImage } from "./logo-image.js";
import { navigationItems } from "./navigation-items.js";
import { NavigationList } from "./navigation-list.js";
import { UserMenu } from "./user-menu.js";

const PANEL = "bar-panel";

/**
 * The fixed bar at the top. On narrow screens all of it is behind one button.
 *
 * @spec P §2 "The logo links to /home", "Page content is offset 64px under"
 */
export function NavigationBar(): ReactElement {
  const user = useCurrentUser();
  const { isTestSite } = useSite();
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu after each navigation
  useEffect(() => setOpen(false), [key]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed in the links and buttons within
    <header
      className="bar no-print"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Link className="bar__logo" to={user === undefined ? "/login" : "/home"}>
        <LogoImage />
        {COMMON_TEXTS.productName}
        {isTestSite && <span className="bar__test">{LAYOUT_TEXTS.testSite}</span>}
      </Link>
      <button
        ref={button}
        type="button"
        className="bar__button"
        aria-expanded={isOpen}
        aria-controls={PANEL}
        onClick={() => setOpen(!isOpen)}
      >
        {LAYOUT_TEXTS.menu}
      </button>
      <nav
        id={PANEL}
        className={isOpen ? "bar__panel bar__panel--open" : "bar__panel"}
        aria-label={LAYOUT_TEXTS.mainNavigation}
      >
        <NavigationList items={navigationItems(user, isTestSite)} />
        {user === undefined ? (
          <div className="bar__user">
            <Link className="bar__entry bar__login" to="/login">
              {LAYOUT_TEXTS.logIn}
            </Link>
          </div>
        ) : (
          <UserMenu user={user} />
        )}
      </nav>
    </header>
  );
}
