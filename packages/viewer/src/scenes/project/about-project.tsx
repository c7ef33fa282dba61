import type { ProjectOverview } from "@epb/contract";
import { CALCULATION_TYPE_LABELS, MARKET_SEGMENT_LABELS, PROJECT_TYPE_LABELS } from "@epb/engine";
import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import { type OpenProject, useOpenProject } from "../../components/project/open-project.js";
import { instant } from "../../format/dates.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { DASHBOARD_TEXTS } from "../../texts/project-texts.js";

/** Description of the project. */
export function AboutProject({ overview }: { readonly overview: ProjectOverview }): ReactElement {
  const { state } = useOpenProject();
  return (
    <Card title={DASHBOARD_TEXTS.about} level={3}>
      <dl className="project-facts">
        {factsOf(overview, state).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function factsOf(
  { record, agencyName, place, marketSegmentId }: ProjectOverview,
  { revision, hasBeenApproved }: OpenProject["state"],
): readonly { readonly label: string; readonly text: string }[] {
  const { projectType, calculationType } = record;
  return [
    { label: DASHBOARD_TEXTS.agency, text: agencyName },
    { label: DASHBOARD_TEXTS.marketSegment, text: marketSegmentId && MARKET_SEGMENT_LABELS[marketSegmentId] },
    { label: DASHBOARD_TEXTS.place, text: place },
    { label: DASHBOARD_TEXTS.edition, text: projectType && PROJECT_TYPE_LABELS[projectType] },
    { label: DASHBOARD_TEXTS.version, text: record.version },
    { label: DASHBOARD_TEXTS.calculation, text: calculationType && CALCULATION_TYPE_LABELS[calculationType] },
    { label: DASHBOARD_TEXTS.revision, text: String(revision) },
    { label: DASHBOARD_TEXTS.created, text: instant(record.createdDate) },
    { label: DASHBOARD_TEXTS.changed, text: instant(record.modifiedDate) },
    { label: DASHBOARD_TEXTS.hasBeenApproved, text: hasBeenApproved ? COMMON_TEXTS.yes : COMMON_TEXTS.no },
  ].map(({ label, text }) => ({ label, text: text === undefined || text === "" ? COMMON_TEXTS.notKnown : text }));
}
