import { type ReactElement, type ReactNode, type RefObject, useEffect } from "react";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { useOpeningFocus } from "./use-opening-focus.js";

interface PageProps {
  /** Heading of the page, and the title of the window. */
  readonly title: string;
  /** Purpose of the page, one or two sentences. */
  readonly lead?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** Way up, above the heading. */
  readonly breadcrumb?: ReactNode;
  /** `wide` for tables, `narrow` for forms. */
  readonly width?: "usual" | "wide" | "narrow";
  readonly children: ReactNode;
}

/** A page: its heading takes the focus when it opens, so that screen readers announce the page. */
export function Page({ title, lead, actions, breadcrumb, width = "usual", children }: PageProps): ReactElement {
  const heading = usePageHeading(title);
  return (
    <div className={`page page--${width}`}>
      {breadcrumb}
      <div className="page__head">
        <div>
          <h1 className="focused page__title" tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {lead !== undefined && <p className="page__lead no-print">{lead}</p>}
        </div>
        {actions !== undefined && <div className="button-row no-print">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** For pages with their own layout: sets the window title, and focuses the heading that receives the ref. */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  useEffect(() => {
    document.title = `${title} · ${COMMON_TEXTS.productName}`;
  }, [title]);
  return useOpeningFocus();
}
