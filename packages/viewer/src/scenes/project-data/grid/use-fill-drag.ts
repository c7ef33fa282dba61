import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { extendedTo, type RowsView, scrollStep } from "./fill-drag.js";
import type { Range } from "./selection.js";

/** Pixels that a pressed pointer moves before it drags. A double-click by a hand that trembles still edits the cell. */
const DRAG_DISTANCE = 4;

interface FillDragOptions {
  /** The part that scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  readonly rowCount: number;
  readonly range: Range;
  /** Focuses the cell that has the place of the keyboard, so that Escape reaches the grid. */
  readonly onPress: () => void;
  /** @param bottom - Last row that is filled, below the range. */
  readonly onFill: (bottom: number) => void;
}

/** A drag of the fill handle. */
export interface FillDrag {
  /** Last row that would be filled; undefined while nothing is dragged. */
  readonly filledTo: number | undefined;
  /** True from the press until the release, also after Escape. */
  readonly isHeld: () => boolean;
  readonly cancel: () => void;
  readonly events: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    readonly onLostPointerCapture: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** The pointer that holds the handle. */
interface Hold {
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
  y: number;
  phase: "pressed" | "dragging" | "canceled";
  bottom: number;
}

/**
 * Drag of the fill handle by mouse, pen, or touch. The grid holds the pointer and not the handle, whose row is removed
 * when it scrolls out of view.
 */
export function useFillDrag(options: FillDragOptions): FillDrag {
  const [filledTo, setFilledTo] = useState<number>();
  const now = useRef(options);
  now.current = options;
  const hold = useRef<Hold>(undefined);
  const nextFrame = useRef<number>(undefined);

  const stopScrolling = useCallback((): void => {
    if (nextFrame.current !== undefined) cancelAnimationFrame(nextFrame.current);
    nextFrame.current = undefined;
  }, []);
  useEffect(() => stopScrolling, [stopScrolling]);

  const cancel = useCallback((): void => {
    stopScrolling();
    setFilledTo(undefined);
    if (hold.current !== undefined) hold.current.phase = "canceled";
  }, [stopScrolling]);

  const events = useMemo<FillDrag["events"]>(() => {
    const held = ({ pointerId }: PointerEvent): Hold | undefined =>
      hold.current?.pointerId === pointerId ? hold.current : undefined;

    /** Extends the range to the row below the pointer. @returns what is seen of the rows */
    const follow = (current: Hold): RowsView | undefined => {
      const { frame, range, rowCount, rowHeight } = now.current;
      const found = viewOf(frame.current);
      if (found === undefined) return undefined;
      const { view, origin } = found;
      const y = Math.max(view.top, Math.min(current.y, view.bottom - 1));
      current.bottom = extendedTo(range, Math.floor((y - origin) / rowHeight), rowCount);
      setFilledTo(current.bottom);
      return view;
    };

    const scroll = (): void => {
      nextFrame.current = undefined;
      const { current } = hold;
      const { frame, range } = now.current;
      if (current?.phase !== "dragging" || frame.current === null) return;
      const view = follow(current);
      const step = view === undefined ? 0 : scrollStep(current.y, view);
      // Only a pointer that went down scrolls down, and only what was added is left again.
      if (step === 0 || (step > 0 ? current.y <= current.startY : current.bottom <= range.bottom)) return;
      const before = frame.current.scrollTop;
      frame.current.scrollTop += step;
      if (frame.current.scrollTop !== before) nextFrame.current = requestAnimationFrame(scroll);
      follow(current);
    };

    const end = (event: PointerEvent): void => {
      if (held(event) === undefined) return;
      cancel();
      hold.current = undefined;
    };

    return {
      onPointerDown: (event) => {
        if (!isOnHandle(event) || event.button !== 0 || !event.isPrimary) return;
        const { clientX: startX, clientY: startY, pointerId } = event;
        hold.current = { pointerId, startX, startY, y: startY, phase: "pressed", bottom: now.current.range.bottom };
        now.current.onPress();
      },
      onPointerMove: (event) => {
        const current = held(event);
        if (current === undefined) return;
        // The button was released where the grid did not hear of it.
        if (event.buttons === 0) return end(event);
        current.y = event.clientY;
        if (current.phase === "pressed") {
          const distance = Math.hypot(event.clientX - current.startX, event.clientY - current.startY);
          if (distance < DRAG_DISTANCE) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          current.phase = "dragging";
        }
        if (current.phase === "dragging" && nextFrame.current === undefined) scroll();
        else if (current.phase === "dragging") follow(current);
      },
      onPointerUp: (event) => {
        const current = held(event);
        const isFilled = current?.phase === "dragging" && current.bottom > now.current.range.bottom;
        end(event);
        if (isFilled) now.current.onFill(current.bottom);
      },
      onPointerCancel: end,
      // A touch is first captured by the handle, and passed to the grid when the drag begins.
      onLostPointerCapture: (event) => {
        if (event.target === event.currentTarget) end(event);
      },
    };
  }, [cancel]);

  const isHeld = useCallback((): boolean => hold.current !== undefined, []);
  return { filledTo, isHeld, cancel, events };
}

/** The handle is inside a cell, and a press on it is not one on the cell. */
export const isOnHandle = ({ target }: { readonly target: EventTarget }): boolean =>
  (target as Element).closest(".grid__handle") !== null;

/** Visible part of the rows in the frame, and the place of the first row, which may be above it. */
function viewOf(frame: HTMLElement | null): { readonly view: RowsView; readonly origin: number } | undefined {
  const body = frame?.querySelector(".grid__body");
  if (frame === null || body === null || body === undefined) return undefined;
  const heightOf = (part: string): number => frame.querySelector(part)?.getBoundingClientRect().height ?? 0;
  const frameTop = frame.getBoundingClientRect().top + frame.clientTop;
  // The frame may continue below the window.
  const bottom = Math.min(frameTop + frame.clientHeight - heightOf(".grid__totals"), window.innerHeight);
  return { view: { top: frameTop + heightOf(".grid__head"), bottom }, origin: body.getBoundingClientRect().top };
}
