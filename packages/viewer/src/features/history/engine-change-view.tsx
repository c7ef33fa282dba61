import type { AttributedEngine } from "@epb/contract";
import type { ReactElement } from "react";
import { FramedTable } from "../../components/table/framed-table.js";
import { figureValue } from "../../format/figures.js";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";
import { enginesFigures } from "./attribution-parts.js";
import { BeforeAfterHeads } from "./before-after-heads.js";

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
      {examples.length > 0 && (
        <FramedTable caption={ATTRIBUTION_TEXTS.engineCaption(to)}>
          <thead>
            <tr>
              <th scope="col">{ATTRIBUTION_TEXTS.figure}</th>
              <BeforeAfterHeads />
            </tr>
          </thead>
          <tbody>
            {examples.map(({ path, label, unit, before, after }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                <td className="is-number">{figureValue(before, unit, { isExact: true })}</td>
                <td className="is-number">{figureValue(after, unit, { isExact: true })}</td>
              </tr>
            ))}
          </tbody>
        </FramedTable>
      )}
      {more > 0 && <p>{ATTRIBUTION_TEXTS.moreFigures(more)}</p>}
    </div>
  );
}

function outcomeOf(figures: number | undefined): string {
  if (figures === undefined) return ATTRIBUTION_TEXTS.withInputs;
  return figures === 0 ? ATTRIBUTION_TEXTS.engineNoFigures : ATTRIBUTION_TEXTS.engineFigures(figures);
}
