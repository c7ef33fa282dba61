import { type ReactElement, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router-dom";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS } from "../../texts/administration-texts.js";

/** Where each leads, below `/administration`. */
const PARTS = [
  { path: "", title: ADMINISTRATION_PARTS.overview },
  { path: "/account-requests", title: ADMINISTRATION_PARTS.requests },
  { path: "/users", title: ADMINISTRATION_PARTS.users },
  { path: "/trainings", title: ADMINISTRATION_PARTS.trainings },
  { path: "/error-log", title: ADMINISTRATION_PARTS.errorLog },
  { path: "/audit", title: ADMINISTRATION_PARTS.audit },
  { path: "/jobs", title: ADMINISTRATION_PARTS.jobs },
] as const;

/** The parts of the administration above each of them. On narrow screens they scroll in their own frame. */
export function AdministrationLayout(): ReactElement {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which part is the present one
  useEffect(() => {
    const present = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current !== null && present) list.current.scrollLeft = present.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <div className="administration">
      <nav className="administration__nav no-print" aria-label={ADMINISTRATION_TEXTS.navigation}>
        <ul ref={list}>
          {PARTS.map(({ path, title }) => (
            <li key={path}>
              <NavLink to={`/administration${path}`} end={path === ""}>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
