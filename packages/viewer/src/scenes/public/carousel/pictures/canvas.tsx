import type { ReactElement, ReactNode } from "react";

interface CanvasProps {
  /** Text alternative of the image. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The ground that all pictures share: 640 by 280, colors by class. */
export function Canvas({ label, children }: CanvasProps): ReactElement {
  return (
    <svg className="picture" viewBox="0 20 640 280" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** Lines of a chart and the axis below them. */
export function ChartGround(): ReactElement {
  return (
    <>
      {[80, 130, 180, 230].map((y) => (
        <path key={y} className="picture__grid" d={`M70 ${y}H580`} />
      ))}
      <path className="picture__axis" d="M70 270H580" />
    </>
  );
}
