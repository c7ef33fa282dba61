import { type AttributedEngine, type Attribution, GET_ATTRIBUTION } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { CallState } from "../../components/call-state.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { figureValue } from "../../format/figures.js";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";
import {
  type Change,
  type ChangedFigure,
  changedFigures,
  changesOf,
  enginesFigures,
  partsOf,
} from "./attribution-parts.js";
import { BeforeAfterHeads } from "./before-after-heads.js";
import { ChangedFiguresTable } from "./changed-figures-table.js";
import { InputsTable } from "./inputs-table.js";

interface AttributionViewProps {
  readonly projectId: string;
  readonly from: number;
  readonly to: number;
}

/** Reasons for the changed figures between two revisions. */
export function AttributionView({ projectId, from, to }: AttributionViewProps): ReactElement {
  const query = useCall(GET_ATTRIBUTION, { params: { id: projectId, revision: to }, query: { from } });
  return <CallState query={query}>{(attribution) => <Told attribution={attribution} />}</CallState>;
}

function Told({ attribution }: { readonly attribution: Attribution }): ReactElement {
  const changes = changesOf(attribution);
  const figures = changedFigures(attribution);
  const { approved, engines = [] } = attribution;
  const isEngineAlone = engines.length > 0 && changes.length === 0 && figures.length === 0;
  return (
    <div className="stack">
      {approved !== undefined && (
        <AlertBox kind="info">{ATTRIBUTION_TEXTS.approved(approved.engineVersion, approved.figures.length)}</AlertBox>
      )}
      {engines.map((engine) => (
        <EngineChangeView key={engine.revision} engine={engine} />
      ))}
      {!isEngineAlone && <ByInputs changes={changes} figures={figures} />}
    </div>
  );
}

interface ByInputsProps {
  readonly changes: readonly Change[];
  readonly figures: readonly ChangedFigure[];
}

function ByInputs({ changes, figures }: ByInputsProps): ReactElement {
  return (
    <>
      {changes.length === 0 ? <p>{ATTRIBUTION_TEXTS.noInputs}</p> : <ChangedInputs changes={changes} />}
      {figures.length === 0 ? (
        <p>{ATTRIBUTION_TEXTS.noFigures}</p>
      ) : (
        <FigureTable figures={figures} changes={changes} />
      )}
    </>
  );
}

function FigureTable({ figures, changes }: ByInputsProps): ReactElement {
  return (
    <FramedTable caption={ATTRIBUTION_TEXTS.figures}>
      <thead>
        <tr>
          <th scope="col">{ATTRIBUTION_TEXTS.figure}</th>
          <BeforeAfterHeads />
          <th scope="col" className="is-number">
            {ATTRIBUTION_TEXTS.difference}
          </th>
          <th scope="col">{ATTRIBUTION_TEXTS.parts}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => {
          const { path, label, unit, before, after, change } = figure;
          return (
            <tr key={path}>
              <th scope="row">{label}</th>
              <td className="is-number">{figureValue(before, unit, { isExact: true })}</td>
              <td className="is-number">{figureValue(after, unit, { isExact: true })}</td>
              <td className="is-number">{figureValue(change, unit, { isExact: true })}</td>
              <td>
                <Parts figure={figure} changes={changes} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </FramedTable>
  );
}

function Parts({ figure, changes }: { readonly figure: ChangedFigure; readonly changes: readonly Change[] }) {
  return (
    <ul className="attribution__parts">
      {partsOf(figure, changes).map(({ names, amount }) => (
        <li key={names.join(" ")}>
          <span>
            {names.join(", ")}
            {names.length > 1 && ` (${ATTRIBUTION_TEXTS.together})`}
          </span>
          <span className="is-number">{figureValue(amount, figure.unit, { isExact: true })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Inputs with different entries. */
function ChangedInputs({ changes }: { readonly changes: readonly Change[] }): ReactElement {
  return <InputsTable caption={ATTRIBUTION_TEXTS.inputs} inputs={changes.flatMap((change) => change.inputs)} />;
}

/**
 * Notice that another version of the engine calculated the later revisions, with the figures that differ for this
 * reason.
 */
function EngineChangeView({ engine }: { readonly engine: AttributedEngine }): ReactElement {
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
