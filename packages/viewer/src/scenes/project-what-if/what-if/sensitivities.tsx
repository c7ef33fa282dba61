import { type Calculation, Decimal, figureDefinition, type Project } from "@epb/engine";
import { sensitivity } from "@epb/engine/whatif";
import { Label, Select } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { TornadoChart, type TornadoRow } from "../../../charts/tornado-chart.js";
import { useWithheld } from "../../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../../components/withheld/withheld-note.js";
import { figureValue } from "../../../format/figures.js";
import { WITHHELD_TEXTS } from "../../../texts/withheld-texts.js";
import { leverText } from "./lever-numbers.js";
import type { Lever, LeverLook } from "./levers.js";
import { figureAt, type OpenLever, shownFigures } from "./recalculate.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

interface SwungRow extends TornadoRow {
  readonly swing: Decimal;
}

/** Format of a swing: an amount added to a rate is in points. */
const swingLook = ({ look, swing }: Lever): LeverLook => (look === "rate" && swing.kind === "add" ? "points" : look);

/** Effect of each lever on a figure, widest first. Levers without an effect are omitted. */
function tornadoRows(project: Project, levers: readonly Lever[], figure: string): readonly TornadoRow[] {
  const rows = levers.flatMap((lever): readonly SwungRow[] => {
    const { path, swing } = lever;
    const input = { kind: swing.kind, path, low: new Decimal(swing.low), high: new Decimal(swing.high) };
    // One by one: an input that cannot go as far as its ends is omitted, and the others are not.
    const result = sensitivity(project, { inputs: [input], figures: [figure] });
    const bar = result.ok ? result.tornados[0]?.bars[0] : undefined;
    if (bar?.swing === undefined || bar.swing.isZero()) return [];
    const label = `${WHAT_IF_TEXTS.levers[lever.id]}, ${leverText(swingLook(lever), swing.low)} / ${leverText(swingLook(lever), swing.high)}`;
    return [{ input: label, low: bar.low.value?.toFixed(), high: bar.high.value?.toFixed(), swing: bar.swing }];
  });
  return rows.sort((one, other) => other.swing.comparedTo(one.swing));
}

interface SensitivitiesProps {
  /** The project with the what-if changes. */
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
