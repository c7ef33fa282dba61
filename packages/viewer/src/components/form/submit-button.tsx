import type { ReactElement } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { Spinner } from "../spinner.js";
import { SteadyButton } from "../steady-button.js";

interface SubmitButtonProps {
  readonly text: string;
  /** It has been sent, and there is no answer yet. */
  readonly isWaiting: boolean;
  readonly isDisabled?: boolean;
}

/** Sends a form. It turns while it waits, and cannot be pressed twice. */
export function SubmitButton({ text, isWaiting, isDisabled = false }: SubmitButtonProps): ReactElement {
  return (
    <SteadyButton type="submit" disabled={isDisabled || isWaiting}>
      {text}
      {isWaiting && (
        <>
          {" "}
          <Spinner />
          <span className="visually-hidden">{COMMON_TEXTS.working}</span>
        </>
      )}
    </SteadyButton>
  );
}
