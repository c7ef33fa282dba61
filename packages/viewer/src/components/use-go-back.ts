import { useNavigate } from "react-router-dom";

/** The part of the browser's list of visited pages that can be known. Older browsers lack it. */
interface VisitedPages {
  /** True if the previous page in the history belongs to this site. */
  readonly canGoBack: boolean;
}

/**
 * Navigates back; if this is the first page, to the root.
 * @spec P §2 "going back returns to the previous"
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : navigate("/"));
}

/** The router counts only its own navigations, and starts at zero after a page load. */
function hasPageBefore(): boolean {
  const { navigation: visited } = globalThis as { readonly navigation?: VisitedPages };
  if (visited !== undefined) return visited.canGoBack;
  const { idx } = (globalThis.history.state ?? {}) as { readonly idx?: number };
  return idx !== undefined && idx > 0;
}
