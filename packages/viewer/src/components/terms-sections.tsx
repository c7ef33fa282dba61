import type { ReactElement } from "react";
import type { Terms } from "../texts/terms-texts.js";

interface TermsSectionsProps {
  readonly terms: Terms;
  /** Level of the headings of its parts. */
  readonly level?: 2 | 3;
}

/** Text of an agreement by section; the title is already above it. */
export function TermsSections({ terms, level = 2 }: TermsSectionsProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <div className="terms">
      {terms.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <Heading className="terms__title">{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
