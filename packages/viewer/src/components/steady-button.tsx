import { Button } from "@trussworks/react-uswds";
import { type ComponentProps, type ReactElement, useState } from "react";

/**
 * A button that keeps the focus while it is disabled: a browser would remove the focus, and keyboard users would lose
 * their position.
 */
export function SteadyButton({
  disabled = false,
  onClick,
  ...button
}: Omit<ComponentProps<typeof Button>, "onFocus" | "onBlur">): ReactElement {
  const [hasFocus, setFocus] = useState(false);
  return (
    <Button
      {...button}
      disabled={disabled && !hasFocus}
      aria-disabled={disabled || undefined}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
