import type { ReactElement } from "react";
import type { ChartPlan, DrawingProps } from "../chart-plan.js";
import { PointsDrawing } from "./points-drawing.js";
import { RowsDrawing } from "./rows-drawing.js";
import { TornadoDrawing } from "./tornado-drawing.js";
import { YearsDrawing } from "./years-drawing.js";

/** Drawing of a chart. Its meaning is in the text of the component around it. */
export function ChartDrawing({ plan, ...drawing }: DrawingProps & { readonly plan: ChartPlan }): ReactElement {
  switch (plan.kind) {
    case "years":
      return <YearsDrawing {...drawing} plan={plan} />;
    case "rows":
      return <RowsDrawing {...drawing} />;
    case "tornado":
      return <TornadoDrawing {...drawing} base={plan.base} />;
    case "points":
      return <PointsDrawing {...drawing} />;
    default:
      return plan satisfies never;
  }
}
