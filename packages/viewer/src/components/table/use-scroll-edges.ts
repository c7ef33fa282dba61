import { type RefObject, useEffect } from "react";

/**
 * Marks a frame that scrolls sideways with `data-hidden-before` and `data-hidden-after`, so that styles show a shadow
 * where columns are out of view.
 * @param columns - The columns that the frame shows: other columns can be another table.
 */
export function useScrollEdges(frame: RefObject<HTMLElement | null>, columns: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tables in the frame change with the columns
  useEffect(() => {
    const { current } = frame;
    if (current === null || typeof ResizeObserver === "undefined") return undefined;
    const mark = (): void => {
      const hidden = current.scrollWidth - current.clientWidth;
      current.toggleAttribute("data-hidden-before", current.scrollLeft > 0);
      // Widths of a page that is zoomed are not whole pixels.
      current.toggleAttribute("data-hidden-after", current.scrollLeft < hidden - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(current);
    for (const table of current.querySelectorAll("table")) observer.observe(table);
    current.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", mark);
    };
  }, [frame, columns]);
}
