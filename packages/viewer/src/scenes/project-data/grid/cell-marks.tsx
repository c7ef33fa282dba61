import type { ReactElement } from "react";
import type { GridCell } from "./grid-types.js";

/**
 * Shapes that repeat the meaning of the colors. The bar below the grid has the same meaning in words. A lock appears
 * once, in the column header.
 */
export function CellMarks({ cell }: { readonly cell: GridCell }): ReactElement | null {
  const { calculated, calcEditable, messages, entry } = cell;
  const isWrong = messages.some(({ severity }) => severity === "error");
  return (
    <>
      {messages.length > 0 && <MessageMark isError={isWrong} />}
      {(calculated || (calcEditable && entry === "")) && <CalculatedMark />}
    </>
  );
}

export function MessageMark({ isError }: { readonly isError: boolean }): ReactElement {
  return (
    <span className={`grid-mark ${isError ? "grid-mark--error" : "grid-mark--warning"}`} aria-hidden="true">
      !
    </span>
  );
}

export function CalculatedMark(): ReactElement {
  return (
    <span className="grid-mark grid-mark--calculated" aria-hidden="true">
      ƒ
    </span>
  );
}

export function LockMark(): ReactElement {
  return (
    <svg className="grid-mark grid-mark--lock" viewBox="0 0 12 14" aria-hidden="true" focusable="false">
      <path d="M3 6V4a3 3 0 0 1 6 0v2h1v7H2V6zm1.5 0h3V4a1.5 1.5 0 0 0-3 0z" />
    </svg>
  );
}
