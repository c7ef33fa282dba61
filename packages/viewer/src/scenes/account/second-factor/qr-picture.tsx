import { type ReactElement, useMemo } from "react";
import { encode } from "uqr";

/** Modules of light around the picture, without which readers do not find it. ISO/IEC 18004 §6.3.8 */
const QUIET_BORDER = 4;

interface QrPictureProps {
  readonly text: string;
  /** For those who do not see it. */
  readonly label: string;
}

/** A text for the camera of a phone. Nothing leaves the page for it. */
export function QrPicture({ text, label }: QrPictureProps): ReactElement {
  const { data: rows, size } = useMemo(() => encode(text, { border: QUIET_BORDER }), [text]);
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="qr-picture"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr-picture__ground" width={size} height={size} />
      <path d={path.join("")} />
    </svg>
  );
}
