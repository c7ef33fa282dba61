import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { COMMON_TEXTS } from "../texts/common-texts.js";

interface BreadcrumbProps {
  /** From the top; the page itself is not among them. */
  readonly to: readonly { readonly title: string; readonly path: string }[];
  /** Title of the page, if its heading does not follow. */
  readonly here?: string;
}

/** The way from the top to this page. */
export function Breadcrumb({ to, here }: BreadcrumbProps): ReactElement {
  return (
    <nav className="breadcrumb no-print" aria-label={COMMON_TEXTS.breadcrumb}>
      <ol>
        {to.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
        {here !== undefined && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
