import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the position of keyboard users when the focused element is removed without their action: focuses the heading of
 * the nearest remaining section.
 * @param frame - Element of the component that removes elements.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  /** Last focused element, followed by its ancestors. */
  const around = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const { current } = frame;
    const note = ({ target }: FocusEvent): void => {
      around.current = target instanceof HTMLElement ? withinFrame(target, current) : [];
    };
    // A browser also sends this event during a removal: check afterwards if the element still exists.
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
