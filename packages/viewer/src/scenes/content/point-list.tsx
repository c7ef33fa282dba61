import type { ReactElement } from "react";

interface PointListProps {
  /** Each with its name and what there is to say. */
  readonly points: readonly (readonly [name: string, text: string])[];
  /** Without a frame around each. */
  readonly isPlain?: boolean;
}

/** Points that stand side by side where there is room. */
export function PointList({ points, isPlain = false }: PointListProps): ReactElement {
  return (
    <ul className={`plain-list plain-list--cards points${isPlain ? " points--plain" : ""}`}>
      {points.map(([name, text]) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
