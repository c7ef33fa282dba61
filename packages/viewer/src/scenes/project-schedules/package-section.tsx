import { type ReactElement, type ReactNode, useId } from "react";

interface PackageSectionProps {
  readonly title: string;
  /** Starts on a new page, which may be a wide one. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}

/** A section of the approval package. */
export function PackageSection({ title, isPage = false, children }: PackageSectionProps): ReactElement {
  const id = useId();
  return (
    <section className={isPage ? "package__section package__section--page" : "package__section"} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
