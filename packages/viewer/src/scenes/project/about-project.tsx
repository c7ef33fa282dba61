import {
  CALCULATION_TYPE_LABELS,
  type CalculationType,
  MARKET_SEGMENT_LABELS,
  type MarketSegment,
  PROJECT_TYPE_LABELS,
  type ProjectType,
} from "@epb/engine";
import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import { type OpenProject, useOpenProject } from "../../components/project/open-project.js";
import { instant } from "../../format/dates.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { DASHBOARD_TEXTS } from "../../texts/project-texts.js";

/** Parts of the record and the data that describe the project; the server has checked them. */
interface Told {
  readonly record: {
    readonly version: string;
    readonly calculationType?: CalculationType;
    readonly projectType?: ProjectType;
    readonly createdDate?: string;
    readonly modifiedDate?: string;
  };
  readonly data: {
    readonly location?: { readonly city?: string; readonly state?: string; readonly zip?: string };
    readonly identification?: { readonly agencyName?: string };
    readonly characteristics?: { readonly marketSegmentId?: MarketSegment };
  };
}

/** Description of the project. */
export function AboutProject(): ReactElement {
  const { project, state } = useOpenProject();
  const facts = factsOf(project as unknown as Told, state);
  return (
    <Card title={DASHBOARD_TEXTS.about} level={3}>
      <dl className="project-facts">
        {facts.map(({ label, text }) => (
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
  { record, data: { location, identification, characteristics } }: Told,
  { revision, hasBeenApproved }: OpenProject["state"],
): readonly { readonly label: string; readonly text: string }[] {
  const { marketSegmentId } = characteristics ?? {};
  const { projectType, calculationType } = record;
  const place = [location?.city, location?.state, location?.zip].filter(Boolean).join(", ");
  return [
    { label: DASHBOARD_TEXTS.agency, text: identification?.agencyName },
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
