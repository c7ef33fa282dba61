import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

const NAME = "map";

interface MapAddress {
  /** Id of the file whose mapping is open. */
  readonly mapId: number | undefined;
  readonly openMap: (id: number) => void;
  readonly leaveMap: () => void;
}

/** The open mapping in the URL, so that the back button leaves it. */
export function useMapAddress(): MapAddress {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(NAME);
  const openMap = useCallback(
    (id: number) => setSearch((before) => withMap(before, String(id)), { preventScrollReset: true }),
    [setSearch],
  );
  const isOpen = chosen !== null;
  const leaveMap = useCallback(() => {
    if (isOpen) setSearch((before) => withMap(before, undefined), { replace: true, preventScrollReset: true });
  }, [isOpen, setSearch]);
  return { mapId: chosen === null ? undefined : Number(chosen), openMap, leaveMap };
}

function withMap(before: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(before);
  if (id === undefined) next.delete(NAME);
  else next.set(NAME, id);
  return next;
}
