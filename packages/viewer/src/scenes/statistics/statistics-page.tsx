import type { ReactElement, ReactNode } from "react";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { Page } from "../../components/page.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

interface StatisticsPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A screen of aggregate figures. */
export function StatisticsPage({ title, lead, children }: StatisticsPageProps): ReactElement {
  return (
    <Page
      title={title}
      lead={lead}
      breadcrumb={<Breadcrumb to={[{ title: STATISTICS_TEXTS.home, path: "/home" }]} here={title} />}
    >
      <div className="statistics">{children}</div>
    </Page>
  );
}
