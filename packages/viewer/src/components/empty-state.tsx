import type { ReactElement, ReactNode } from "react";

/** Where there is nothing yet: what would be here, and how it comes. */
export function EmptyState(props: { readonly title: string; readonly children?: ReactNode }): ReactElement {
  return (
    <div className="empty-state">
      <p className="empty-state__title">{props.title}</p>
      {props.children}
    </div>
  );
}
