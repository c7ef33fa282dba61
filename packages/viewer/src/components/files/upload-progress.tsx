import type { ReactElement } from "react";
import { percent } from "../../format/numbers.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { FocusOnMount } from "../focus-on-mount.js";
import { Spinner } from "../spinner.js";
import "./files.scss";

interface UploadProgressProps {
  readonly fileName: string;
  /** Uploaded part of the file, between 0 and 1. */
  readonly part: number;
  /** Next step of the server after the upload. */
  readonly afterwards?: string;
}

/** Progress of an upload. Screen readers announce its end, not every step. */
export function UploadProgress({ fileName, part, afterwards }: UploadProgressProps): ReactElement {
  const isOut = part >= 1;
  return (
    <FocusOnMount className="upload-progress">
      <p className="upload-progress__text" role="status">
        {isOut ? (
          <>
            <Spinner /> {afterwards ?? COMMON_TEXTS.working}
          </>
        ) : (
          COMMON_TEXTS.sending(fileName)
        )}
      </p>
      {!isOut && (
        <>
          <progress value={part} max={1} aria-label={COMMON_TEXTS.sending(fileName)} />
          <span aria-hidden="true">{percent(part, 0)}</span>
        </>
      )}
    </FocusOnMount>
  );
}
