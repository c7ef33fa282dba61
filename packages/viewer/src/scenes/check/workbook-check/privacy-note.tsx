import type { ReactElement } from "react";
import { Icon } from "../../../components/icon.js";
import { Spinner } from "../../../components/spinner.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { CHECK_TEXTS } from "../check-texts.js";
import type { Readiness } from "./use-readiness.js";

interface PrivacyNoteProps {
  readonly readiness: Readiness;
  /** True if the page can be opened without a network. */
  readonly isStored: boolean;
  /** True after the note has been read. */
  readonly isShort: boolean;
  readonly onRetry: () => void;
}

/** Explains that the files stay in the browser, and if the page still needs the network. */
export function PrivacyNote({ readiness, isStored, isShort, onRetry }: PrivacyNoteProps): ReactElement {
  return (
    <div className="privacy-note no-print">
      <svg className="privacy-note__icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 11h14v10H5Zm3 0V7.5a4 4 0 0 1 8 0V11m-4 4v2.5" />
      </svg>
      <div>
        <p className="privacy-note__text">
          <strong>{CHECK_TEXTS.privacyTitle}</strong> {!isShort && CHECK_TEXTS.privacyText}
        </p>
        <p className="privacy-note__state" role="status" data-readiness={readiness} data-stored={isStored}>
          {readiness === "loading" && (
            <>
              <Spinner /> {CHECK_TEXTS.gettingReady}
            </>
          )}
          {readiness === "ready" && (
            <>
              <Icon kind="check" /> {isStored ? CHECK_TEXTS.stored : CHECK_TEXTS.ready}
            </>
          )}
          {readiness === "failed" && CHECK_TEXTS.notReady}
        </p>
        {readiness === "failed" && (
          <button type="button" className="usa-button usa-button--unstyled" onClick={onRetry}>
            {COMMON_TEXTS.tryAgain}
          </button>
        )}
      </div>
    </div>
  );
}
