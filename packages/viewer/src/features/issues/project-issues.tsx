import { GET_ISSUES, GET_KEPT_FINDINGS, type KeptFindings } from "@epb/contract";
import type { Issue } from "@epb/engine";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { DASHBOARD_TEXTS } from "../../texts/project-texts.js";
import { IssueList } from "./issue-list.js";
import { KeptFindingList } from "./kept-finding-list.js";

const UNREADABLE = "EPB-UNR-001";

/** True if a finding of the workbook has more details about an unreadable input. */
const isToldBy = ({ code, at }: Issue, { items }: KeptFindings): boolean =>
  code === UNREADABLE && items.some((finding) => finding.at === at && finding.accepted === undefined);

/** Open issues of the saved project: from its calculation and from the uploaded workbook. */
export function ProjectIssues({ projectId }: { readonly projectId: string }): ReactElement {
  const params = { id: projectId };
  const issues = useCall(GET_ISSUES, { params });
  const kept = useCall(GET_KEPT_FINDINGS, { params });
  return (
    <CallState query={issues}>
      {({ items }) => (
        <CallState query={kept}>
          {(findings) => (
            <>
              <IssueList projectId={projectId} issues={items.filter((issue) => !isToldBy(issue, findings))} />
              <KeptFindingList findings={findings} />
              {items.length + findings.items.length === 0 && (
                <EmptyState title={DASHBOARD_TEXTS.noIssues}>{DASHBOARD_TEXTS.noIssuesText}</EmptyState>
              )}
            </>
          )}
        </CallState>
      )}
    </CallState>
  );
}
