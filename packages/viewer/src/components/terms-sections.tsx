import type { ReactElement } from "react";
import type { Terms } from "../texts/terms-texts.js";

interface TermsSectionsProps {
  readonly terms: Terms;
  /** Level of the headings of its parts. */
  readonly level?: 2 | 3;
}

/** The words of an agreement, part by part; its title stands above them already. */
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
