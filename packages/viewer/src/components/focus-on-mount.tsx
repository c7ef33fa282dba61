import { type ReactElement, type ReactNode, useEffect, useRef } from "react";

interface FocusOnMountProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Result of an action: takes the focus when it appears, because the button with the focus was removed. */
export function FocusOnMount({ className, children }: FocusOnMountProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    current?.focus();
    // The browser shows any part of a content that is taller than the window; its beginning is wanted.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (current !== null && current.getBoundingClientRect().top < covered) current.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div className={className === undefined ? "focused" : `focused ${className}`} ref={frame} tabIndex={-1}>
      {children}
    </div>
  );
}
