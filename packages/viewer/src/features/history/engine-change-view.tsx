import type { AttributedEngine } from "@epb/contract";
import type { ReactElement } from "react";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";
import { enginesFigures } from "./attribution-parts.js";
import { ChangedFiguresTable } from "./changed-figures-table.js";

/** That another version of the engine calculated the project from a revision on, and what it made otherwise. */
export function EngineChangeView({ engine }: { readonly engine: AttributedEngine }): ReactElement {
  const { revision, from, to, figures } = engine;
  const examples = enginesFigures(engine);
  const more = (figures ?? 0) - examples.length;
  return (
    <div>
      <p>
        {ATTRIBUTION_TEXTS.engine(revision, from, to)} {outcomeOf(figures)}
      </p>
      {examples.length > 0 && <ChangedFiguresTable caption={ATTRIBUTION_TEXTS.engineCaption(to)} figures={examples} />}
      {more > 0 && <p>{ATTRIBUTION_TEXTS.moreFigures(more)}</p>}
    </div>
  );
}

function outcomeOf(figures: number | undefined): string {
  if (figures === undefined) return ATTRIBUTION_TEXTS.withInputs;
  return figures === 0 ? ATTRIBUTION_TEXTS.engineNoFigures : ATTRIBUTION_TEXTS.engineFigures(figures);
}
