import type { ListedFigure } from "@epb/contract";
import type { ReactElement } from "react";
import { EXPLAIN_TEXTS } from "./explain-texts.js";
import type { Explained } from "./use-explained.js";

interface ExplanationTrailProps {
  readonly explained: Explained;
  readonly figures: readonly ListedFigure[];
}

/** The way back up to the figure that was opened first. */
export function ExplanationTrail({ explained, figures }: ExplanationTrailProps): ReactElement | null {
  const { trail, backTo } = explained;
  if (trail.length < 2) return null;
  return (
    <nav className="explain__trail" aria-label={EXPLAIN_TEXTS.trail}>
      <ol>
        {trail.slice(0, -1).map((path, index) => (
          <li key={path}>
            <button type="button" className="explain__step" onClick={() => backTo(index)}>
              {figures.find((figure) => figure.path === path)?.label ?? path}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
