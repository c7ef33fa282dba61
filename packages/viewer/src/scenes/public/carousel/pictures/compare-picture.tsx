import type { ReactElement } from "react";
import { Canvas, ChartGround } from "./canvas.js";

const COUNTS = [12, 30, 64, 112, 158, 176, 140, 96, 58, 32, 18, 8] as const;
const STEP = 41;
const MARKED = 7;

/** Distribution of prices, with the position of one price. */
export function ComparePicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <ChartGround />
      {COUNTS.map((height, index) => (
        <rect
          key={height}
          className={index === MARKED ? "picture__gold" : "picture__blue"}
          x={78 + index * STEP}
          y={270 - height}
          width="35"
          height={height}
          rx="3"
        />
      ))}
      <path className="picture__line picture__line--gray" d="M382 62V166" strokeDasharray="2 9" />
      <path className="picture__navy" d="M382 150l-14-24a28 28 0 1 1 28 0z" />
      <circle className="picture__paper" cx="382" cy="102" r="11" />
    </Canvas>
  );
}
