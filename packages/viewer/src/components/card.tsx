import { type ReactElement, type ReactNode, useId } from "react";

interface CardProps {
  readonly title?: string;
  /** Level of the title under the heading of the page. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A framed section of a page, with an optional title. */
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
