import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { failureText } from "../errors/failure-text.js";
import { useSite } from "../site/site-context.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { AlertBox } from "./alert-box.js";

interface FailureBoxProps {
  readonly error: unknown;
  /** Asks again. */
  readonly onRetry?: () => void;
}

/** In place of what could not be loaded: why, and a way to try again. */
export function FailureBox({ error, onRetry }: FailureBoxProps): ReactElement {
  const { supportEmail } = useSite();
  return (
    <AlertBox kind="danger" title={COMMON_TEXTS.failedTitle}>
      {failureText(error, supportEmail) ?? COMMON_TEXTS.notPermittedTitle}{" "}
      {onRetry !== undefined && (
        <Button type="button" unstyled onClick={onRetry}>
          {COMMON_TEXTS.tryAgain}
        </Button>
      )}
    </AlertBox>
  );
}
