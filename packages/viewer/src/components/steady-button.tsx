import { Button } from "@trussworks/react-uswds";
import { type ComponentProps, type ReactElement, useState } from "react";

/** A button that keeps the focus while it cannot be pressed: the browser takes it from what is disabled, and whoever uses the keyboard would be nowhere. */
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
