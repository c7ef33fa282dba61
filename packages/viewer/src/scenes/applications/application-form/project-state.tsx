import type { SubmissionProblem } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";

interface ProjectStateProps {
  readonly id: string;
  /** Undefined while it is looked for. */
  readonly problems: readonly SubmissionProblem[] | undefined;
}

/** Whether a linked project has what the reviewers ask of it, what is missing, and the way there. */
export function ProjectState({ id, problems }: ProjectStateProps): ReactElement {
  if (problems === undefined) return <p className="project-choice__state">{TEXTS.checking}</p>;
  if (problems.length === 0)
    return <p className="project-choice__state project-choice__state--complete">{TEXTS.complete}</p>;
  return (
    <div className="project-choice__state">
      <p>{TEXTS.missingOfProject}</p>
      <ul className="usa-list">
        {problems.map(({ at, message }) => (
          <li key={at}>{message}</li>
        ))}
      </ul>
      <Link to={`/portfolio/${id}/data`}>{TEXTS.toData}</Link>
    </div>
  );
}
