import type { ReactElement, ReactNode } from "react";

/** Replaces an empty list: describes the future content, and the way to add it. */
export function EmptyState(props: { readonly title: string; readonly children?: ReactNode }): ReactElement {
  return (
    <div className="empty-state">
      <p className="empty-state__title">{props.title}</p>
      {props.children}
    </div>
  );
}
