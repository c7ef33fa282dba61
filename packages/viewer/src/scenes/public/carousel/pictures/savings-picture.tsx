import type { ReactElement } from "react";
import { Canvas, ChartGround } from "./canvas.js";

const COLUMNS = [96, 104, 112, 121, 130, 140, 150, 161, 172, 184] as const;
const STEP = 50;

/** Savings by year above the line of payments. */
export function SavingsPicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <ChartGround />
      {COLUMNS.map((height, index) => (
        <rect
          key={height}
          className="picture__green"
          x={84 + index * STEP}
          y={270 - height}
          width="30"
          height={height}
          rx="3"
        />
      ))}
      <path className="picture__line picture__line--gold" d="M84 190 L134 185 L434 152 L564 138" />
      <circle className="picture__gold" cx="564" cy="138" r="8" />
    </Canvas>
  );
}
