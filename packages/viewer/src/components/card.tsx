import { type ReactElement, type ReactNode, useId } from "react";

interface CardProps {
  readonly title?: string;
  /** Level of the title under the heading of the page. */
  readonly level?: 2 | 3;
  /** For links to the section. */
  readonly id?: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A framed section of a page, with an optional title. */
export function Card({ title, level = 2, id: sectionId, actions, children }: CardProps): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  if (title === undefined) return <div className="card">{children}</div>;
  return (
    <section
      className="focused card"
      id={sectionId}
      tabIndex={sectionId === undefined ? undefined : -1}
      aria-labelledby={id}
    >
      <div className="card__head">
        <Heading className="card__title" id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
