import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useRouteError } from "react-router-dom";
import { AlertBox } from "../components/alert-box.js";
import { Page } from "../components/page.js";
import { failureText } from "../errors/failure-text.js";
import { useErrorReport } from "../errors/use-error-report.js";
import { useSite } from "../site/site-context.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";

/**
 * Replaces a page that failed.
 * @spec P §8 "Lazy chunk load failure", "Other errors", "sent to the error log, generic"
 */
export function RouteFailure(): ReactElement {
  const error = useRouteError();
  const { supportEmail } = useSite();
  useErrorReport(error);
  return (
    <Page title={COMMON_TEXTS.failedTitle} width="narrow">
      <AlertBox kind="danger">{failureText(error, supportEmail)}</AlertBox>
      <Button type="button" onClick={() => globalThis.location.reload()}>
        {COMMON_TEXTS.loadAgain}
      </Button>
    </Page>
  );
}
