import { GET_ISSUES } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { IssueList } from "../../features/issues/issue-list.js";
import { DASHBOARD_TEXTS } from "../../texts/project-texts.js";

/** What is to be mended in a project as it was saved last. */
export function ProjectIssues({ projectId }: { readonly projectId: string }): ReactElement {
  const query = useCall(GET_ISSUES, { params: { id: projectId } });
  return (
    <CallState query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={DASHBOARD_TEXTS.noIssues}>{DASHBOARD_TEXTS.noIssuesText}</EmptyState>
        ) : (
          <IssueList projectId={projectId} issues={items} />
        )
      }
    </CallState>
  );
}
