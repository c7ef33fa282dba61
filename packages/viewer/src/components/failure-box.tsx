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
  /** Title of the failure, if nothing was being loaded. */
  readonly title?: string;
  /** Sentence after the reason. */
  readonly advice?: string;
}

/** Replaces content that failed to load: the reason, and a retry button. */
export function FailureBox({
  error,
  onRetry,
  title = COMMON_TEXTS.failedTitle,
  advice,
}: FailureBoxProps): ReactElement {
  const { supportEmail } = useSite();
  return (
    <AlertBox kind="danger" title={title}>
      {failureText(error, supportEmail) ?? COMMON_TEXTS.notPermittedTitle} {advice}{" "}
      {onRetry !== undefined && (
        <Button type="button" unstyled onClick={onRetry}>
          {COMMON_TEXTS.tryAgain}
        </Button>
      )}
    </AlertBox>
  );
}
