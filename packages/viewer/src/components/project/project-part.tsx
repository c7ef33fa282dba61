import type { ReactElement, ReactNode } from "react";
import { useOpeningFocus } from "../use-opening-focus.js";
import { usePartTitle } from "./use-part-title.js";

interface ProjectPartProps {
  /** Heading of the second level: the first is the name of the project. */
  readonly title: string;
  /** Open page of a part with several pages; it is in the window title. */
  readonly page?: string | undefined;
  /** Purpose of the part, one or two sentences. */
  readonly lead?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Content of a project tab; corresponds to `Page` on other pages. */
export function ProjectPart({ title, page, lead, actions, children }: ProjectPartProps): ReactElement {
  const heading = useOpeningFocus();
  usePartTitle(page === undefined ? title : `${page} · ${title}`);
  return (
    <section className="project-part">
      <div className="project-part__head">
        <div>
          <h2 className="focused project-part__title" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {lead !== undefined && <p className="project-part__lead no-print">{lead}</p>}
        </div>
        {actions !== undefined && <div className="button-row no-print">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
