import { useCallback, useEffect, useState } from "react";

/** Focuses the element with an id after the next rendering: what had the focus is gone. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (wanted === undefined) return;
    const element = document.getElementById(wanted.id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  return useCallback((id) => setWanted({ id }), []);
}
