import type { SubmissionProblem } from "@epb/contract";
import { type ReactElement, useEffect, useRef } from "react";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";
import { fieldIdOf } from "./missing-parts.js";

/** All that is missing, each leading to its place; it takes the focus when it appears, and shrinks as things are filled in. */
export function MissingSummary(props: { readonly problems: readonly SubmissionProblem[] }): ReactElement | null {
  const { problems } = props;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  if (problems.length === 0) return null;
  return (
    <div className="usa-alert usa-alert--error" ref={summary} tabIndex={-1}>
      <div className="usa-alert__body">
        <h2 className="usa-alert__heading">{TEXTS.missingTitle}</h2>
        <ul className="usa-list">
          {problems.map(({ at, message }) => (
            <li key={at}>
              <a
                href={`#${fieldIdOf(at)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldIdOf(at))?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
