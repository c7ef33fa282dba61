import type { ReactElement } from "react";
import { Canvas, ChartGround } from "./canvas.js";

/** Interest of each column; with the principal above it all are as high. */
const INTEREST = [88, 80, 72, 63, 54, 45, 35, 24, 13, 4] as const;
const HEIGHT = 110;
const STEP = 50;

/** A balance that falls while the share of the principal grows. */
export function LoanPicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <ChartGround />
      {INTEREST.map((interest, index) => (
        <g key={interest}>
          <rect
            className="picture__blue"
            x={84 + index * STEP}
            y={270 - HEIGHT}
            width="30"
            height={HEIGHT - interest}
            rx="3"
          />
          <rect className="picture__sky" x={84 + index * STEP} y={270 - interest} width="30" height={interest} rx="3" />
        </g>
      ))}
      <path className="picture__line picture__line--gold" d="M84 62C240 84 430 150 572 268" />
      <circle className="picture__gold" cx="84" cy="62" r="8" />
    </Canvas>
  );
}
