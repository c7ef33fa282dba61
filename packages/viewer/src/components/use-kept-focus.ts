import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps whoever uses the keyboard where they are, when what has the focus is taken from the page without their doing: the
 * heading of the nearest part around it that is left gets the focus.
 *
 * @param frame - Of the component that takes things from the page.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  /** What had the focus last, and the parts around it from the inside. */
  const around = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const { current } = frame;
    const note = ({ target }: FocusEvent): void => {
      around.current = target instanceof HTMLElement ? withinFrame(target, current) : [];
    };
    // A browser tells of it also while it takes something from the page: whether it did is known afterwards.
    const leave = ({ target }: FocusEvent): void =>
      void setTimeout(() => {
        if (target === around.current[0] && (target as HTMLElement).isConnected) around.current = [];
      });
    current?.addEventListener("focusin", note);
    current?.addEventListener("focusout", leave);
    return () => {
      current?.removeEventListener("focusin", note);
      current?.removeEventListener("focusout", leave);
    };
  }, [frame]);
  useLayoutEffect(() => {
    const [focused, ...parts] = around.current;
    if (focused === undefined || focused.isConnected || document.activeElement !== document.body) return;
    around.current = [];
    const part = parts.find(({ isConnected }) => isConnected);
    const place = part?.querySelector<HTMLElement>("h2, h3") ?? part;
    if (place === undefined) return;
    place.tabIndex = -1;
    place.focus();
  });
}

function withinFrame(element: HTMLElement, frame: HTMLElement | null): readonly HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part: HTMLElement | null = element; part !== null; part = part.parentElement) {
    parts.push(part);
    if (part === frame) break;
  }
  return parts;
}
