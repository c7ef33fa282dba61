import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { ADMINISTRATION_PARTS } from "../../texts/administration-texts.js";
import { FailedJobs } from "./failed-jobs.js";
import { JOB_TEXTS as TEXTS } from "./job-texts.js";
import { KeptFiguresList } from "./kept-figures-list.js";
import { Recalculations } from "./recalculations.js";

/** Background jobs of the server: failed jobs, and the recalculation of all projects. */
export function JobsScene(): ReactElement {
  return (
    <Page title={ADMINISTRATION_PARTS.jobs} lead={TEXTS.lead}>
      <div className="stack">
        <Card title={TEXTS.failedTitle}>
          <p className="usa-hint">{TEXTS.failedHint}</p>
          <FailedJobs />
        </Card>
        <Card title={TEXTS.recalculationTitle}>
          <p className="usa-hint">{TEXTS.recalculationHint}</p>
          <Recalculations />
        </Card>
        <Card title={TEXTS.keptTitle}>
          <p className="usa-hint">{TEXTS.keptHint}</p>
          <KeptFiguresList />
        </Card>
      </div>
    </Page>
  );
}
