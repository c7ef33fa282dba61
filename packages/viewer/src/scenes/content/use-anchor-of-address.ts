import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** An address that names a part of the page leads to it, though the part comes later than the page. */
export function useAnchorOfAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash !== "") document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
}
