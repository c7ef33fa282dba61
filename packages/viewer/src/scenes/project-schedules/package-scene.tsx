import { GET_ISSUES, GET_KEPT_FINDINGS, GET_SCHEDULES, LIST_APPROVALS, LIST_FIGURES } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { ProjectIssues } from "../../features/issues/project-issues.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import { PackageApproval, PackageFigures, PackageParties, PackageProject } from "./package-cover.js";
import { PackageRevisions } from "./package-revisions.js";
import { PackageSchedules } from "./package-schedules.js";
import { PackageSection } from "./package-section.js";
import { PACKAGE_TEXTS as TEXTS } from "./package-texts.js";
import "./package.scss";

/** All documents for the approval of a project, on one page to print. */
export function PackageScene(): ReactElement {
  const { id } = useOpenProject();
  const params = { id };
  const schedules = useCall(GET_SCHEDULES, { params, query: {} });
  const figures = useCall(LIST_FIGURES, { params, query: {} });
  const issues = useCall(GET_ISSUES, { params });
  const kept = useCall(GET_KEPT_FINDINGS, { params });
  const approvals = useCall(LIST_APPROVALS, { params });
  const isComplete = [schedules, figures, issues, kept, approvals].every(({ isSuccess }) => isSuccess);
  return (
    <ProjectPart
      title={TEXTS.title}
      lead={TEXTS.lead}
      actions={
        <>
          <Link className="usa-button usa-button--outline" to={`/portfolio/${id}/schedules`}>
            {TEXTS.toSchedules}
          </Link>
          <Button type="button" disabled={!isComplete} onClick={() => window.print()}>
            {SCHEDULE_TEXTS.print}
          </Button>
        </>
      }
    >
      <div className="package">
        <PackageProject />
        <CallState query={figures}>
          {({ items, approvedWith }) => (
            <>
              <PackageApproval approvedWith={approvedWith} />
              <PackageParties />
              <PackageFigures items={items} />
            </>
          )}
        </CallState>
        <PackageSection title={TEXTS.findings}>
          <ProjectIssues projectId={id} />
        </PackageSection>
        <PackageRevisions />
        <CallState query={schedules}>{(tables) => <PackageSchedules tables={tables} />}</CallState>
      </div>
    </ProjectPart>
  );
}
