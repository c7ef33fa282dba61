import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useSite } from "../site/site-context.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { Page } from "./page.js";

/** A page that the current user may not see. */
export function NotPermitted(): ReactElement {
  const { supportEmail } = useSite();
  return (
    <Page title={COMMON_TEXTS.notPermittedTitle} width="narrow">
      <p>
        {COMMON_TEXTS.notPermittedText} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <Link to="/home">{COMMON_TEXTS.toHome}</Link>
    </Page>
  );
}

/** Page for an unknown URL. */
export function NotFound(): ReactElement {
  return (
    <Page title={COMMON_TEXTS.notFoundTitle} width="narrow">
      <p>{COMMON_TEXTS.notFoundText}</p>
      <Link to="/home">{COMMON_TEXTS.toHome}</Link>
    </Page>
  );
}
