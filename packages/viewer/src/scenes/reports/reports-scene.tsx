import { LIST_REPORTS } from "@epb/contract";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { type ReportChoice, reportChoice, searchOfChoice } from "./report-choice.js";
import { ReportForm } from "./report-form.js";
import { REPORT_TEXTS } from "./report-texts.js";
import { ReportView } from "./report-view.js";
import "./reports.scss";

/**
 * Reports on the projects of the current user.
 * @spec P §2 "/analysis-reporting", "reports; /analysis-reporting/home"
 */
export function ReportsScene(): ReactElement {
  const reports = useCall(LIST_REPORTS, {});
  const [search, setSearch] = useSearchParams();
  const choice = reportChoice(search);
  const onChange = (changes: Partial<ReportChoice>): void =>
    setSearch(searchOfChoice({ ...choice, ...changes }), { replace: true });
  return (
    <Page title={REPORT_TEXTS.title} lead={REPORT_TEXTS.lead} width="wide">
      <CallState query={reports} isPage>
        {(descriptions) => {
          const chosen = descriptions.find(({ id }) => id === choice.report) ?? descriptions[0];
          if (chosen === undefined) return <EmptyState title={REPORT_TEXTS.nothingTitle} />;
          return (
            <>
              <ReportForm descriptions={descriptions} chosen={chosen} choice={choice} onChange={onChange} />
              {chosen.needsProject && choice.projectId === undefined ? (
                <EmptyState title={REPORT_TEXTS.chooseFirstTitle}>{REPORT_TEXTS.chooseFirstText}</EmptyState>
              ) : (
                <ReportView description={chosen} choice={choice} />
              )}
            </>
          );
        }}
      </CallState>
    </Page>
  );
}
