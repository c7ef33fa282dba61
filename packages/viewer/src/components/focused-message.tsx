import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { AlertBox } from "./alert-box.js";

interface FocusedMessageProps {
  readonly kind: "success" | "danger";
  readonly children: ReactNode;
}

/** Result of a form: takes the focus when it appears, because the button with the focus is disabled. */
export function FocusedMessage({ kind, children }: FocusedMessageProps): ReactElement {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="focused focused-message" ref={message} tabIndex={-1}>
      <AlertBox kind={kind}>{children}</AlertBox>
    </div>
  );
}
