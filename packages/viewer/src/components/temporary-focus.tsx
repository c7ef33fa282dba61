import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";

interface TemporaryFocusProps {
  readonly className?: string;
  /** Next focus target after the content disappears. */
  readonly goesOnAt: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** Temporary content, such as a progress bar with a stop button. The focus moves on when the content disappears. */
export function TemporaryFocus({ className, goesOnAt, children }: TemporaryFocusProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(goesOnAt);
  latest.current = goesOnAt;
  useLayoutEffect(() => {
    const { current } = frame;
    return () => {
      // The replacement is rendered after this cleanup.
      if (current?.contains(document.activeElement)) queueMicrotask(() => latest.current()?.focus());
    };
  }, []);
  return (
    <div className={className} ref={frame}>
      {children}
    </div>
  );
}
