import type { FocusEvent, KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Hundreds of figures are one stop of the Tab key; the arrow keys go from one to the next. */
export function moveBetweenFigures(event: KeyboardEvent<HTMLTableElement>): void {
  const from = event.target instanceof HTMLElement ? event.target.closest(".figure") : null;
  if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = nextFigure(from, event.key);
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}

/** The focused figure becomes the tab stop of the table. */
export function takeOver(event: FocusEvent<HTMLTableElement>): void {
  if (!event.target.classList.contains("figure")) return;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>('.figure[tabindex="0"]')) other.tabIndex = -1;
  event.target.tabIndex = 0;
}

function nextFigure(from: Element, key: string): HTMLElement | undefined {
  const row = from.closest("tr");
  const cell = from.closest("td,th");
  if (row === null || cell === null) return undefined;
  const inRow = [...row.querySelectorAll<HTMLElement>(".figure")];
  if (key === "Home") return inRow[0];
  if (key === "End") return inRow.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [rows, columns] = step;
  if (columns !== 0) return inRow[inRow.indexOf(from as HTMLElement) + columns];
  const index = [...row.children].indexOf(cell);
  let next: Element | null = row;
  do {
    next = rows > 0 ? (next?.nextElementSibling ?? null) : (next?.previousElementSibling ?? null);
    const found = next?.children[index]?.querySelector<HTMLElement>(".figure");
    if (found) return found;
  } while (next !== null);
  return undefined;
}
