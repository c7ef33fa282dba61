import { type ReactElement, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_TABS, PROJECT_TEXTS } from "../../texts/project-texts.js";

/** Where each leads, below the project. */
const TABS: readonly { readonly path: string; readonly title: string }[] = [
  { path: "", title: PROJECT_TABS.dashboard },
  { path: "/data", title: PROJECT_TABS.data },
  { path: "/upload", title: PROJECT_TABS.upload },
  { path: "/schedules", title: PROJECT_TABS.schedules },
  { path: "/what-if", title: PROJECT_TABS.whatIf },
  { path: "/measurement", title: PROJECT_TABS.measurement },
  { path: "/files", title: PROJECT_TABS.files },
  { path: "/notes", title: PROJECT_TABS.notes },
  { path: "/history", title: PROJECT_TABS.history },
  { path: "/access", title: PROJECT_TABS.access },
];

/** The parts of a project. On narrow screens they scroll in their own frame, and the present one comes into view. */
export function ProjectTabs(): ReactElement {
  const { id } = useOpenProject();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which tab is the present one
  useEffect(() => {
    const present = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current !== null && present) list.current.scrollLeft = present.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav className="project-tabs no-print" aria-label={PROJECT_TEXTS.tabs}>
      <ul ref={list}>
        {TABS.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={`/portfolio/${id}${path}`} end={path === ""}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
