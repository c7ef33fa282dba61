import type { ReactElement } from "react";
import { COMMON_TEXTS } from "./texts/common-texts.js";

/** In place of everything, where not even the settings of the site could be loaded. */
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
