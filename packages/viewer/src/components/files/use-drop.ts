import { type RefObject, useEffect, useRef, useState } from "react";

const holdsFiles = (event: DragEvent): event is DragEvent & { readonly dataTransfer: DataTransfer } =>
  event.dataTransfer?.types.includes("Files") === true;

/**
 * Takes files that are dropped on a place, which a browser would open instead of the page.
 * @param place - Of the drop; the whole page without it.
 * @returns Whether files are held over it.
 */
export function useDrop(
  place: RefObject<HTMLElement | null> | undefined,
  onDrop: (transfer: DataTransfer) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const stop = new AbortController();
    const target = place === undefined ? window : place.current;
    const inside = place?.current ?? document;
    const listen = (
      type: "dragenter" | "dragover" | "dragleave" | "drop",
      listener: (event: DragEvent) => void,
    ): void => target?.addEventListener(type, (event) => listener(event as DragEvent), { signal: stop.signal });
    const hold = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    listen("dragenter", hold);
    listen("dragover", hold);
    listen("dragleave", ({ relatedTarget }) => inside.contains(relatedTarget as Node | null) || setOver(false));
    listen("drop", (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current(event.dataTransfer);
    });
    return () => stop.abort();
  }, [place]);
  return isOver;
}
