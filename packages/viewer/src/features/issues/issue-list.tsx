import { GET_ISSUES } from "@epb/contract";
import { CALCULATION_AREA_LABELS, type Issue } from "@epb/engine";
import type { ReactElement } from "react";
import { useCall } from "../../api/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { DASHBOARD_TEXTS } from "../../texts/project-texts.js";

const SEVERITIES = ["error", "warning"] as const;
const COUNTS = { error: DASHBOARD_TEXTS.errors, warning: DASHBOARD_TEXTS.warnings } as const;
const NAMES = { error: DASHBOARD_TEXTS.error, warning: DASHBOARD_TEXTS.warning } as const;

/** What the calculation of a project meets: errors first. @spec C §3 "Calculation issue: section, name, description, url" */
export function IssueList({ projectId }: { readonly projectId: string }): ReactElement {
  const query = useCall(GET_ISSUES, { params: { id: projectId } });
  return (
    <CallState query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={DASHBOARD_TEXTS.noIssues}>{DASHBOARD_TEXTS.noIssuesText}</EmptyState>
        ) : (
          SEVERITIES.map((severity) => (
            <SeverityGroup
              key={severity}
              severity={severity}
              issues={items.filter((issue) => issue.severity === severity)}
            />
          ))
        )
      }
    </CallState>
  );
}

interface SeverityGroupProps {
  readonly severity: (typeof SEVERITIES)[number];
  readonly issues: readonly Issue[];
}

function SeverityGroup({ severity, issues }: SeverityGroupProps): ReactElement | null {
  if (issues.length === 0) return null;
  return (
    <section className="issue-groups">
      <h4 className="issue-groups__count">{COUNTS[severity](issues.length)}</h4>
      <ul className="issue-groups__list">
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.at}`} className={`project-issue project-issue--${severity}`}>
            <p className="project-issue__head">
              <span className={`badge badge--${severity === "error" ? "danger" : "warning"}`}>{NAMES[severity]}</span>{" "}
              <span>{CALCULATION_AREA_LABELS[issue.section]}</span>{" "}
              <span className="project-issue__code">{issue.code}</span>
            </p>
            <p className="project-issue__message">{issue.message}</p>
            <p className="project-issue__advice">{issue.advice}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
