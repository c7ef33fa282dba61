import type { UploadFinding } from "@epb/contract";
import type { ReactElement } from "react";
import { FINDING_TEXTS } from "../../texts/upload-texts.js";

/** One finding: where, what stands there, what belongs there, what to do. */
export function Finding({ finding }: { readonly finding: UploadFinding }): ReactElement {
  const { severity, code, place, field, message, found, expected, advice } = finding;
  const isError = severity === "error";
  return (
    <li className={`upload-finding project-issue project-issue--${severity}`}>
      <p className="upload-finding__place">
        {place === undefined ? FINDING_TEXTS.file : (place.address ?? FINDING_TEXTS.whole)}
      </p>
      <div>
        <p className="project-issue__head">
          <span className={`badge badge--${isError ? "danger" : "warning"}`}>
            {isError ? FINDING_TEXTS.error : FINDING_TEXTS.warning}
          </span>
          {field !== undefined && <span>{field}</span>}
          <span className="project-issue__code">{code}</span>
        </p>
        <p className="project-issue__message">{message}</p>
        {found !== undefined && (
          <p>
            {FINDING_TEXTS.found} <span className="upload-finding__value">{found}</span>
          </p>
        )}
        {expected !== undefined && (
          <p>
            {FINDING_TEXTS.expected} {expected}
          </p>
        )}
        <p className="project-issue__advice">{advice}</p>
      </div>
    </li>
  );
}
