import type { ProjectListRow } from "@epb/contract";
import type { ReactElement } from "react";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";
import type { ListColumn } from "./list-columns.js";

interface ProjectCardsProps {
  readonly rows: readonly ProjectListRow[];
  /** The first one names the project. */
  readonly columns: readonly ListColumn[];
}

/** True for columns with a value, and for columns that show a dash or other content without one. */
const isShown = ({ id, value }: ListColumn, row: ProjectListRow): boolean =>
  value(row) !== undefined ||
  id === "userRole" ||
  id === "actions" ||
  (row.withheld?.figures.some((total) => total === id) ?? false);

/** List for narrow screens: a card for each project, with the selected columns. */
export function ProjectCards({ rows, columns: [name, ...columns] }: ProjectCardsProps): ReactElement {
  return (
    <ul className="plain-list plain-list--loose project-cards" aria-label={PORTFOLIO_TEXTS.listCaption}>
      {rows.map((row) => (
        <li className="project-card" key={row.id}>
          <h2 className="project-card__name">{name?.cell?.(row)}</h2>
          <dl className="project-card__facts">
            {columns
              .filter((column) => isShown(column, row))
              .map(({ id, header, value, cell }) => (
                <div key={id} className={id === "actions" ? "project-card__actions" : undefined}>
                  <dt className={id === "actions" ? "visually-hidden" : undefined}>{header}</dt>
                  <dd>{cell?.(row) ?? value(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
