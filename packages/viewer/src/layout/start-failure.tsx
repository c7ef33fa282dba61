import type { ReactElement } from "react";
import { COMMON_TEXTS } from "../texts/common-texts.js";

/** Replaces the whole page if the settings of the site, or a part of the page, cannot be loaded. */
export function StartFailure(): ReactElement {
  return (
    <main className="page page--narrow">
      <h1>{COMMON_TEXTS.failedTitle}</h1>
      <p role="alert">{COMMON_TEXTS.startFailed}</p>
      <button type="button" className="usa-button" onClick={() => globalThis.location.reload()}>
        {COMMON_TEXTS.tryAgain}
      </button>
    </main>
  );
}
