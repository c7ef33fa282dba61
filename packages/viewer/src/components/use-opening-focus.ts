import { type RefObject, useEffect, useRef, useState } from "react";

/** A link to one of several parts, once its part is the present one. The menus of the bar lead to screens and not to parts. */
const PRESENT_PART = "main a[aria-current=page]";

/** The name of a project that has just been opened is before its next step; the headings of its parts are behind it. */
const KEEPS_FOCUS = `${PRESENT_PART}, .project-header__name`;

/**
 * Focuses the heading of a newly opened page, so that screen readers announce it and the keyboard continues there
 * instead of in the menu. The focus stays on links between parts of a page, and in a field that took it.
 * @param isWanted - False if another element of the page takes the focus when the page opens.
 */
export function useOpeningFocus(isWanted = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(() => document.activeElement);
  const [takesFocus] = useState(isWanted);
  useEffect(() => {
    const { activeElement: now, body } = document;
    const isTaken = now !== null && now !== body && now !== before;
    // The scroll position of a new page is set elsewhere.
    if (takesFocus && !isTaken && now?.matches(KEEPS_FOCUS) !== true) heading.current?.focus({ preventScroll: true });
  }, [before, takesFocus]);
  return heading;
}
