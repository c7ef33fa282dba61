import { type Calculation, figureDefinition, type Project } from "@epb/engine";
import { Label, Select } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { TornadoChart } from "../../../charts/tornado-chart.js";
import { useWithheld } from "../../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../../components/withheld/withheld-note.js";
import { figureValue } from "../../../format/figures.js";
import { WITHHELD_TEXTS } from "../../../texts/withheld-texts.js";
import { figureAt, type OpenLever, shownFigures } from "./recalculate.js";
import { tornadoRows } from "./tornado-rows.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

interface SensitivitiesProps {
  /** With the changes made. */
  readonly project: Project;
  readonly calculation: Calculation;
  readonly levers: readonly OpenLever[];
}

/** Which inputs move a figure most. */
export function Sensitivities({ project, calculation, levers }: SensitivitiesProps): ReactElement {
  const figures = shownFigures(calculation);
  const [figure, setFigure] = useState(
    figures.find((path) => path.endsWith("totalPayments") || path.endsWith("totalNetSavings")) ?? figures[0] ?? "",
  );
  const rows = useMemo(() => tornadoRows(project, levers, figure), [project, levers, figure]);
  const { figures: withheld } = useWithheld();
  const { label, unit } = figureDefinition(figure);
  return (
    <>
      <div className="what-if__choice">
        <Label htmlFor="tornado-figure">{WHAT_IF_TEXTS.sensitivityFigure}</Label>
        <Select id="tornado-figure" name="figure" value={figure} onChange={(event) => setFigure(event.target.value)}>
          {figures.map((path) => (
            <option key={path} value={path}>
              {figureDefinition(path).label}
            </option>
          ))}
        </Select>
      </div>
      {withheld.includes(figure) ? (
        <WithheldNote lead={WITHHELD_TEXTS.ofEmptyChart} />
      ) : rows.length === 0 ? (
        <p>{WHAT_IF_TEXTS.nothingMoves}</p>
      ) : (
        <TornadoChart
          figure={label}
          unit={unit ?? ""}
          base={figureAt(calculation, figure)?.toFixed()}
          rows={rows}
          shown={(amount) => figureValue(amount, unit)}
        />
      )}
    </>
  );
}
