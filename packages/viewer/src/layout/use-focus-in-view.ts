import { useEffect } from "react";

/** What stands in lines and heads that scroll sideways. */
const SMALL = "a:focus-visible, button:focus-visible";

/** What the keyboard comes to is seen whole: browsers leave what is seen in part where it is. */
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
