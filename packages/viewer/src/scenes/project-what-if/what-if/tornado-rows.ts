import { Decimal, type Project } from "@epb/engine";
import { sensitivity } from "@epb/engine/whatif";
import type { TornadoRow } from "../../../charts/tornado-chart.js";
import { leverText } from "./lever-numbers.js";
import type { Lever, LeverLook } from "./levers.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

interface SwungRow extends TornadoRow {
  readonly swing: Decimal;
}

/** How an end of a swing is read: what is added to a rate is points. */
const swingLook = ({ look, swing }: Lever): LeverLook => (look === "rate" && swing.kind === "add" ? "points" : look);

/** How far each lever moves a figure, the widest first. What does not move it is left out. */
export function tornadoRows(project: Project, levers: readonly Lever[], figure: string): readonly TornadoRow[] {
  const rows = levers.flatMap((lever): readonly SwungRow[] => {
    const { path, swing } = lever;
    const input = { kind: swing.kind, path, low: new Decimal(swing.low), high: new Decimal(swing.high) };
    // One by one: an input that cannot go as far as its ends is left out, and the others are not.
    const result = sensitivity(project, { inputs: [input], figures: [figure] });
    const bar = result.ok ? result.tornados[0]?.bars[0] : undefined;
    if (bar?.swing === undefined || bar.swing.isZero()) return [];
    const label = `${WHAT_IF_TEXTS.levers[lever.id]}, ${leverText(swingLook(lever), swing.low)} / ${leverText(swingLook(lever), swing.high)}`;
    return [{ input: label, low: bar.low.value?.toFixed(), high: bar.high.value?.toFixed(), swing: bar.swing }];
  });
  return rows.sort((one, other) => other.swing.comparedTo(one.swing));
}
