import { useEffect } from "react";

/** Elements within lines and headers that scroll horizontally. */
const SMALL = "a:focus-visible, button:focus-visible";

/** Scrolls the focused element fully into view: browsers do not scroll if a part of it is visible. */
export function useFocusInView(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(SMALL)) {
        target.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    };
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}
