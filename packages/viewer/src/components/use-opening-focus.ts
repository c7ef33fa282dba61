import { type RefObject, useEffect, useRef, useState } from "react";

/** A link to one of several parts, once its part is the present one. The menus of the bar lead to screens and not to parts. */
const PRESENT_PART = "main a[aria-current=page]";

/**
 * Focuses the heading of a newly opened page, so that screen readers announce it and the keyboard continues there
 * instead of in the menu. The focus stays on links between parts of a page, and in a field that took it.
 */
export function useOpeningFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const { activeElement: now, body } = document;
    const isTaken = now !== null && now !== body && now !== before;
    if (!isTaken && now?.matches(PRESENT_PART) !== true) heading.current?.focus();
  }, [before]);
  return heading;
}
