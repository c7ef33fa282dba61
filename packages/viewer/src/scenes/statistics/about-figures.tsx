import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

/** Explains which figures are withheld, and why. @spec P §1 "project data has commercial value" */
export function AboutFigures({ minimum }: { readonly minimum: number }): ReactElement {
  return (
    <Card title={STATISTICS_TEXTS.aboutTitle}>
      <ul className="usa-list">
        {STATISTICS_TEXTS.about(minimum).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Replaces figures that would identify single projects. */
export function TooFew({ minimum }: { readonly minimum: number }): ReactElement {
  return (
    <EmptyState title={STATISTICS_TEXTS.tooFewTitle}>
      <p>{STATISTICS_TEXTS.tooFewText(minimum)}</p>
    </EmptyState>
  );
}
