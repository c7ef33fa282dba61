import { type ReactElement, type ReactNode, useId } from "react";

interface CardProps {
  readonly title?: string;
  /** Level of the title under the heading of the page. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A part of a page with a frame, and a name where it has a title. */
export function Card({ title, level = 2, children }: CardProps): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  if (title === undefined) return <div className="card">{children}</div>;
  return (
    <section className="card" aria-labelledby={id}>
      <Heading className="card__title" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
