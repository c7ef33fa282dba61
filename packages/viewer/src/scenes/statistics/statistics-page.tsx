import type { ReactElement, ReactNode } from "react";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { Page } from "../../components/page.js";
import { calendarDay } from "../../format/dates.js";
import { useCurrentUser } from "../../session/session-context.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

interface StatisticsPageProps {
  readonly title: string;
  readonly lead: string;
  /** Time of the release, ISO 8601; absent until the figures are loaded. */
  readonly asOf?: string | undefined;
  /** Projects by which two releases differ. */
  readonly minimum?: number | undefined;
  readonly children: ReactNode;
}

/** A screen of aggregate figures. */
export function StatisticsPage({ title, lead, asOf, minimum, children }: StatisticsPageProps): ReactElement {
  const user = useCurrentUser();
  return (
    <Page
      title={title}
      lead={lead}
      breadcrumb={
        user === undefined ? undefined : (
          <Breadcrumb to={[{ title: STATISTICS_TEXTS.home, path: "/home" }]} here={title} />
        )
      }
    >
      <div className="statistics">
        {asOf !== undefined && minimum !== undefined && (
          <p className="statistics__note">{STATISTICS_TEXTS.asOf(calendarDay(asOf.slice(0, 10)), minimum)}</p>
        )}
        {children}
      </div>
    </Page>
  );
}
