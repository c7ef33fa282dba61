import { GET_SCHEDULES, LIST_APPROVALS, LIST_FIGURES } from "@epb/contract";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { Facts } from "../../components/facts.js";
import { NotFound } from "../../components/not-permitted.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { instant } from "../../format/dates.js";
import { figureValue } from "../../format/figures.js";
import { versionText } from "../../format/version-text.js";
import { PROJECT_REVIEW_TEXTS as TEXTS } from "../../texts/project-review-texts.js";
import { PackageSchedules } from "./package-schedules.js";
import "../../features/approval/statement.scss";
import "./package.scss";

const SUMMARY = /^(?:projectSummary\.financialSummary|express)\.\w+$/;

/** A project as it was approved: statement, reasons, figures, and schedules. */
export function ApprovalScene(): ReactElement {
  const { id } = useOpenProject();
  const { approvalId = "" } = useParams();
  const params = { id };
  const query = { approval: approvalId };
  const approvals = useCall(LIST_APPROVALS, { params });
  const figures = useCall(LIST_FIGURES, { params, query });
  const schedules = useCall(GET_SCHEDULES, { params, query });
  return (
    <CallState query={approvals}>
      {(items) => {
        const approval = items.find((one) => one.id === approvalId);
        if (approval === undefined) return <NotFound />;
        const { revision, by, at, statement, reasons, engineVersion } = approval;
        return (
          <ProjectPart title={TEXTS.approvedTitle(revision)} lead={TEXTS.approvedLead}>
            <div className="package stack">
              <Card title={TEXTS.statement} level={3}>
                <blockquote className="signed-statement">{statement}</blockquote>
                <Facts
                  facts={[
                    [TEXTS.signed, by.name],
                    [TEXTS.signedAt, instant(at)],
                    [TEXTS.engine, versionText(engineVersion)],
                  ]}
                />
                {reasons.length > 0 && (
                  <>
                    <h4>{TEXTS.reasons}</h4>
                    <ul>
                      {reasons.map(({ error, code, message, reason }) => (
                        <li key={error}>
                          {TEXTS.reasonFor(code, message)}
                          <blockquote className="kept-lines">{reason}</blockquote>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </Card>
              <Card title={TEXTS.figures} level={3}>
                <CallState query={figures}>
                  {({ items: all }) => (
                    <Facts
                      facts={all
                        .filter(({ path }) => SUMMARY.test(path))
                        .map(({ label, value, unit }) => [label, figureValue(value, unit)] as const)}
                    />
                  )}
                </CallState>
              </Card>
              <CallState query={schedules}>{(tables) => <PackageSchedules tables={tables} />}</CallState>
            </div>
          </ProjectPart>
        );
      }}
    </CallState>
  );
}
