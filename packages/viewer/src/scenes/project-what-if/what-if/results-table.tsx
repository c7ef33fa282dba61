import type { ReactElement } from "react";
import { FramedTable } from "../../../components/table/framed-table.js";
import { useWithheld } from "../../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../../components/withheld/withheld-note.js";
import { figureValue } from "../../../format/figures.js";
import { WITHHELD_TEXTS } from "../../../texts/withheld-texts.js";
import type { ComparedFigure } from "./recalculate.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

/** The figures of the project before and after. */
export function ResultsTable({ figures }: { readonly figures: readonly ComparedFigure[] }): ReactElement {
  const { figures: withheld } = useWithheld();
  const isWithheld = ({ path }: ComparedFigure): boolean => withheld.includes(path);
  return (
    <>
      <FramedTable caption={WHAT_IF_TEXTS.resultsCaption} isCaptionHidden className="what-if__results">
        <thead>
          <tr>
            <th scope="col">{WHAT_IF_TEXTS.figure}</th>
            <th scope="col" className="is-number">
              {WHAT_IF_TEXTS.before}
            </th>
            <th scope="col" className="is-number">
              {WHAT_IF_TEXTS.after}
            </th>
            <th scope="col" className="is-number">
              {WHAT_IF_TEXTS.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.path} className={isChanged(figure) ? "is-changed" : undefined}>
              <th scope="row">{figure.definition.label}</th>
              <td className="is-number">{figureValue(figure.before, figure.definition.unit)}</td>
              <td className="is-number">{figureValue(figure.after, figure.definition.unit)}</td>
              <td className="is-number">{differenceText(figure)}</td>
            </tr>
          ))}
        </tbody>
      </FramedTable>
      {figures.some(isWithheld) && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
    </>
  );
}

const isChanged = ({ difference }: ComparedFigure): boolean => difference !== undefined && Number(difference) !== 0;

function differenceText(figure: ComparedFigure): string {
  const { difference, definition } = figure;
  if (difference === undefined) return figureValue(undefined, undefined);
  if (!isChanged(figure)) return WHAT_IF_TEXTS.noDifference;
  const text = figureValue(difference, definition.unit);
  return difference.startsWith("-") ? text : `+${text}`;
}
