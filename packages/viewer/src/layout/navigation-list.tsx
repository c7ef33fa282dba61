import { useIsFetching } from "@tanstack/react-query";
import { type ReactElement, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { latePart } from "../components/late-part.js";
import { DisclosureMenu } from "./disclosure-menu.js";
import type { NavigationItem, NavigationLink } from "./navigation-items.js";

/** The ways of the bar; the one to the present page is marked. */
export function NavigationList({ items }: { readonly items: readonly NavigationItem[] }): ReactElement {
  const { pathname } = useLocation();
  return (
    <ul className="bar__list">
      {items.map((item) =>
        "links" in item ? (
          <DisclosureMenu
            key={item.text}
            label={item.text}
            isCurrent={item.links.some(({ path }) => isInArea(pathname, path))}
          >
            {item.links.map((link) => (
              <NavigationEntry key={link.path} link={link} />
            ))}
          </DisclosureMenu>
        ) : (
          <NavigationEntry key={item.path} link={item} />
        ),
      )}
    </ul>
  );
}

function NavigationEntry({
  link: { text, path, countsWaiting = false },
}: {
  readonly link: NavigationLink;
}): ReactElement {
  const isCurrent = isInArea(useLocation().pathname, path);
  return (
    <li>
      <Link
        to={path}
        className={isCurrent ? "bar__entry bar__entry--current" : "bar__entry"}
        aria-current={isCurrent ? "page" : undefined}
      >
        {text}
        {countsWaiting && <WaitingCountLater />}
      </Link>
    </li>
  );
}

/** An area is the first part of its addresses: `/portfolio/list` and the pages of a project are Portfolio. */
const isInArea = (pathname: string, path: string): boolean => pathname.split("/")[1] === path.split("/")[1];

// Not part of the first load.
const WaitingCount = latePart(async () => (await import("./waiting-count.js")).WaitingCount);

/** Number of things that wait for the reader. It is asked for after the content of the first page. */
function WaitingCountLater(): ReactElement | null {
  const isPageLoading = useIsFetching() > 0;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isPageLoading) return whenIdle(() => setDue(true));
    return undefined;
  }, [isPageLoading]);
  return isDue ? (
    <Suspense>
      <WaitingCount />
    </Suspense>
  ) : null;
}

/** Safari has no idle callbacks. */
const FALLBACK_MILLISECONDS = 500;

/** @returns Cancels the call. */
function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const handle = requestIdleCallback(act);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, FALLBACK_MILLISECONDS);
  return () => clearTimeout(timer);
}
