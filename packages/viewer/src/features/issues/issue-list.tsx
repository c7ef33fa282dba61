import { CALCULATION_AREA_LABELS, type Issue } from "@epb/engine";
import { type ReactElement, useId } from "react";
import { Link } from "react-router-dom";
import { entryAddress } from "../../components/project/entry-address.js";
import { ISSUE_TEXTS as TEXTS } from "../../texts/project-texts.js";

const SEVERITIES = ["error", "warning"] as const;
const COUNTS = { error: TEXTS.errors, warning: TEXTS.warnings } as const;
const NAMES = { error: TEXTS.error, warning: TEXTS.warning } as const;

interface IssueListProps {
  readonly projectId: string;
  readonly issues: readonly Issue[];
}

/**
 * Issues of the calculation, errors first, each with a link to the place of its correction.
 * @spec C §3 "Calculation issue: section, name, description, url"
 */
export function IssueList({ projectId, issues }: IssueListProps): ReactElement {
  return (
    <>
      {SEVERITIES.map((severity) => (
        <SeverityGroup
          key={severity}
          severity={severity}
          projectId={projectId}
          issues={issues.filter((issue) => issue.severity === severity)}
        />
      ))}
    </>
  );
}

interface SeverityGroupProps extends IssueListProps {
  readonly severity: (typeof SEVERITIES)[number];
}

function SeverityGroup({ severity, projectId, issues }: SeverityGroupProps): ReactElement | null {
  const id = useId();
  if (issues.length === 0) return null;
  return (
    <div className="issue-groups">
      <p className="issue-groups__count" id={id}>
        {COUNTS[severity](issues.length)}
      </p>
      <ul className="plain-list plain-list--loose" aria-labelledby={id}>
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.at} ${issue.message}`} className={`project-issue project-issue--${severity}`}>
            <p className="project-issue__head">
              <span className={`badge badge--${severity === "error" ? "danger" : "warning"}`}>{NAMES[severity]}</span>{" "}
              <span>{CALCULATION_AREA_LABELS[issue.section]}</span> <span className="muted">{issue.code}</span>
            </p>
            {issue.message !== "" && <p className="project-issue__message">{issue.message}</p>}
            <p className="project-issue__advice">{issue.advice}</p>
            <IssueLink projectId={projectId} issue={issue} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the entry that an issue is about. */
function IssueLink({ projectId, issue: { at, message } }: { readonly projectId: string; readonly issue: Issue }) {
  return (
    <Link className="project-issue__link no-print" to={entryAddress(projectId, at)}>
      {TEXTS.toEntry}
      <span className="visually-hidden">: {message}</span>
    </Link>
  );
}
