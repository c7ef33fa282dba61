import type { ReactElement } from "react";
import type { BarShapeProps } from "recharts";
import { MARKED, type SeriesLook, strokesIn } from "../looks.js";

/** A bar in the look of its series. @param marked - Rows with the look of an error. */
export const strokedBar =
  (look: SeriesLook, marked: readonly string[] = []) =>
  ({ x, y, width, height, payload }: BarShapeProps): ReactElement => {
    const { fill, stroke, strokes } = marked.includes(String(payload?.row)) ? MARKED : look;
    // Below zero the library has negative heights.
    const box = {
      x: width < 0 ? x + width : x,
      y: height < 0 ? y + height : y,
      width: Math.abs(width),
      height: Math.abs(height),
    };
    return (
      <g>
        <rect {...box} fill={fill} stroke={stroke} strokeWidth={0.75} />
        <path d={strokesIn(box, strokes)} stroke={stroke} strokeWidth={1} />
      </g>
    );
  };
