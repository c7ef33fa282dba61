import { type ReactElement, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";

/** A part of an area of the site. */
export interface AreaPart {
  /** Below the area, `/files`; empty for its first page. */
  readonly path: string;
  readonly title: string;
}

interface PartNavigationProps {
  /** For screen readers. */
  readonly label: string;
  readonly className: string;
  /** Address of the area. */
  readonly base: string;
  readonly parts: readonly AreaPart[];
}

/** The parts of an area, side by side. On narrow screens they scroll in their own frame, and the present one comes into view. */
export function PartNavigation({ label, className, base, parts }: PartNavigationProps): ReactElement {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which part is the present one
  useEffect(() => {
    const present = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current !== null && present) list.current.scrollLeft = present.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav className={`${className} no-print`} aria-label={label}>
      <ul ref={list}>
        {parts.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={base + path} end={path === ""}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
