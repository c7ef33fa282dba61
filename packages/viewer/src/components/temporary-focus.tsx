import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";

interface TemporaryFocusProps {
  readonly className?: string;
  /** Where whoever has the focus in it goes on once it is gone. */
  readonly goesOnAt: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** What is there for a while, such as a progress with the button that stops it: the focus is not lost when it goes. */
export function TemporaryFocus({ className, goesOnAt, children }: TemporaryFocusProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(goesOnAt);
  latest.current = goesOnAt;
  useLayoutEffect(() => {
    const { current } = frame;
    return () => {
      // What comes in its place is there a moment later.
      if (current?.contains(document.activeElement)) queueMicrotask(() => latest.current()?.focus());
    };
  }, []);
  return (
    <div className={className} ref={frame}>
      {children}
    </div>
  );
}
