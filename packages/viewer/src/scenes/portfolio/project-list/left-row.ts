import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Project that was opened from each entry of the browser history, by the key of the entry. */
const LEFT = new Map<string, string>();

/** Frames to wait for a row that a table has to scroll to. */
const MOST_FRAMES = 60;

/** Id of a project in the path of one of its pages. */
const PROJECT = /^\/portfolio\/([0-9a-f-]{36})(?:\/|$)/;

/**
 * Notes which project a person opens from the list, and focuses its link when the person comes back with the back
 * button of the browser.
 */
export function useLeftRow(frame: RefObject<HTMLElement | null>): {
  /** The project that was opened; undefined unless the person comes back. */
  readonly leftId: string | undefined;
  readonly onClickCapture: (event: MouseEvent) => void;
} {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // Of the moment in which the list was opened: a filter is another entry of the history.
  const leftId = useRef(isBack ? LEFT.get(key) : undefined).current;
  useEffect(() => {
    if (leftId === undefined) return undefined;
    let [next, frames] = [0, 0];
    const look = (): void => {
      const link = frame.current?.querySelector<HTMLElement>(`a[href="/portfolio/${leftId}"]`);
      frames += 1;
      if (link) link.focus();
      else if (frames < MOST_FRAMES) next = requestAnimationFrame(look);
    };
    next = requestAnimationFrame(look);
    return () => cancelAnimationFrame(next);
  }, [leftId, frame]);
  return {
    leftId,
    onClickCapture: ({ target }) => {
      const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
      const [, id] = PROJECT.exec(href ?? "") ?? [];
      if (id !== undefined) LEFT.set(key, id);
    },
  };
}
