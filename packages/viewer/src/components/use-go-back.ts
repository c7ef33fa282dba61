import { useNavigate } from "react-router-dom";

/** Goes to the page before; where this is the first one, to the root. @spec P §2 "going back returns to the previous page or to the site root" */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts the pages of this window that are its own.
    const { idx } = (globalThis.history.state ?? {}) as { readonly idx?: number };
    void (idx !== undefined && idx > 0 ? navigate(-1) : navigate("/"));
  };
}
