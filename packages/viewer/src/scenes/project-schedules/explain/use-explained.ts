import { useCallback, useMemo, useRef, useState } from "react";

/** The figures that are looked at, from the one that was opened first to the one that is shown. */
export interface Explained {
  readonly trail: readonly string[];
  /** The one that is shown. */
  readonly path: string | undefined;
  /** Opens the panel with a figure. */
  readonly open: (path: string) => void;
  /** One step down from the figure that is shown. */
  readonly goTo: (path: string) => void;
  /** Back to a figure of the trail. */
  readonly backTo: (index: number) => void;
  readonly close: () => void;
}

/** Explained figures. The focus returns to the element that opened the explanation. */
export function useExplained(): Explained {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const opener = useRef<HTMLElement | null>(null);
  const open = useCallback((path: string) => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    setTrail([path]);
  }, []);
  const goTo = useCallback((path: string) => {
    setTrail((old) => {
      const index = old.indexOf(path);
      return index < 0 ? [...old, path] : old.slice(0, index + 1);
    });
  }, []);
  const backTo = useCallback((index: number) => setTrail((old) => old.slice(0, index + 1)), []);
  const close = useCallback(() => {
    setTrail([]);
    opener.current?.focus();
  }, []);
  return useMemo(() => ({ trail, path: trail.at(-1), open, goTo, backTo, close }), [trail, open, goTo, backTo, close]);
}
