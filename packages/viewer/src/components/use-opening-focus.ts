import { type RefObject, useEffect, useRef, useState } from "react";

/** A link to one of several parts, once its part is the present one. The menus of the bar lead to screens and not to parts. */
const PRESENT_PART = "main a[aria-current=page]";

/**
 * The heading of what opens takes the focus, so that screen readers tell where one is, and the keyboard goes on from there
 * and not from the menu that led here. Whoever goes from part to part stays at their links, and a field that asks for the
 * focus keeps it.
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
