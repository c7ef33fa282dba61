import { useSyncExternalStore } from "react";

/** From here on a panel has room beside what it explains. */
const WIDE = "(min-width: 64rem)";

/** Whether the window has room for a panel at the side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(WIDE).matches,
  );
}
