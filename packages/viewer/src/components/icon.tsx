import type { ReactElement } from "react";

/** Lines in a square of 24. Icons differ by their outlines and always have a word with the same meaning beside them. */
const PATHS = {
  check: "M4.5 12.5 10 18 20 6.5",
  triangle: "M12 3 22 20.5H2ZM12 9.5v5.5m0 2.2v.6",
  octagon: "M8 2h8l6 6v8l-6 6H8l-6-6V8Zm0 6 8 8m0-8-8 8",
  slash: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM5.5 5.5l13 13",
  circle: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 11v6.5m0-10.6v.6",
  up: "M12 20V5m-6.5 6L12 4.5l6.5 6.5",
  down: "M12 4v15m-6.5-6 6.5 6.5 6.5-6.5",
  left: "M15 4.5 7.5 12l7.5 7.5",
} as const;

export type IconKind = keyof typeof PATHS;

/** An icon in the color and size of the adjacent text. */
export function Icon({ kind }: { readonly kind: IconKind }): ReactElement {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[kind]} />
    </svg>
  );
}
