import type { ReactElement } from "react";
import { NavLink } from "react-router-dom";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import type { DataSection } from "./data-sections.js";

interface SectionNavigationProps {
  readonly sections: readonly DataSection[];
  readonly current: string;
  /** Issues by section. */
  readonly counts: ReadonlyMap<string, number>;
  /** Missing required entries by section. */
  readonly missing: ReadonlyMap<string, number>;
  readonly pathOf: (section: string) => string;
  readonly onGo: (section: string) => void;
}

/** The sections beside the entries; a list to choose from where there is no room for both. */
export function SectionNavigation({
  sections,
  current,
  counts,
  missing,
  pathOf,
  onGo,
}: SectionNavigationProps): ReactElement {
  return (
    <>
      <nav className="section-nav no-print" aria-label={TEXTS.sections}>
        <ul>
          {sections.map(({ id, title }) => {
            const count = counts.get(id) ?? 0;
            const open = missing.get(id) ?? 0;
            return (
              <li key={id}>
                <NavLink
                  to={pathOf(id)}
                  className="section-nav__link"
                  aria-current={id === current ? "page" : undefined}
                >
                  <span className="section-nav__title">{title}</span>
                  {open > 0 && (
                    <span className="section-nav__missing">
                      <span aria-hidden="true">{open}</span>
                      <span className="visually-hidden">{TEXTS.sectionMissing(open)}</span>
                    </span>
                  )}
                  {count > 0 && (
                    <span className="section-nav__count">
                      <span aria-hidden="true">! {count}</span>
                      <span className="visually-hidden">{TEXTS.sectionIssues(count)}</span>
                    </span>
                  )}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <label className="section-choice no-print">
        <span className="section-choice__label">{TEXTS.chooseSection}</span>
        <select className="usa-select" value={current} onChange={(event) => onGo(event.target.value)}>
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {(counts.get(id) ?? 0) > 0 ? `${title} (${TEXTS.sectionIssues(counts.get(id) ?? 0)})` : title}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
