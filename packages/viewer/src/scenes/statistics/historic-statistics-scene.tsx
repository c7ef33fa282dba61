import { type ProjectGroup, STATISTICS, type Statistics } from "@epb/contract";
import { MARKET_SEGMENT_LABELS, type MarketSegment } from "@epb/engine";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { ChoiceSelect } from "../../components/choice-select.js";
import { useAddress } from "../../components/use-address.js";
import { useList } from "../../site/site-context.js";
import { AboutFigures, TooFew } from "./about-figures.js";
import { GROUP_MEASURES, type GroupMeasure, groupMeasure, measureTitle } from "./group-measures.js";
import { GroupSection } from "./group-section.js";
import { optionNumber } from "./option-number.js";
import { StatisticsPage } from "./statistics-page.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

const MEASURE_OPTIONS = GROUP_MEASURES.map((measure) => ({ id: measure.id, name: measureTitle(measure) }));

/** Approved projects in numbers. @spec P §2 "historic project statistics" */
export function HistoricStatisticsScene(): ReactElement {
  const { chosen, choose } = useAddress();
  const segment = optionNumber<MarketSegment>(MARKET_SEGMENT_LABELS, chosen("segment"));
  const measure = groupMeasure(chosen("figure"));
  const query = useCall(
    STATISTICS,
    { query: segment === undefined ? {} : { marketSegmentId: segment } },
    { keepsPrevious: true },
  );
  return (
    <StatisticsPage title={STATISTICS_TEXTS.historicTitle} lead={STATISTICS_TEXTS.historicLead}>
      <div className="choices no-print">
        <ChoiceSelect
          label={STATISTICS_TEXTS.segment}
          options={useList("marketSegments")}
          all={STATISTICS_TEXTS.allSegments}
          value={String(segment ?? "")}
          onChoose={(id) => choose({ segment: id })}
        />
        <ChoiceSelect
          label={STATISTICS_TEXTS.shownFigure}
          options={MEASURE_OPTIONS}
          value={measure.id}
          onChoose={(id) => choose({ figure: id })}
        />
      </div>
      <CallState query={query}>
        {(statistics) => <Groups statistics={statistics} measure={measure} isOfSegment={segment !== undefined} />}
      </CallState>
    </StatisticsPage>
  );
}

interface GroupsProps {
  readonly statistics: Statistics;
  readonly measure: GroupMeasure;
  readonly isOfSegment: boolean;
}

function Groups({ statistics, measure, isOfSegment }: GroupsProps): ReactElement {
  const { minimumGroupSize: minimum, total } = statistics;
  const given = { measure, minimum };
  return (
    <>
      {total === undefined ? <TooFew minimum={minimum} /> : <Totals total={total} />}
      {(total !== undefined || statistics.byMarketSegment.length > 0) && (
        <GroupSection
          title={STATISTICS_TEXTS.byMarketSegment}
          groups={statistics.byMarketSegment}
          {...(isOfSegment && { note: STATISTICS_TEXTS.bySegmentNote })}
          {...given}
        />
      )}
      {total !== undefined && (
        <>
          <GroupSection title={STATISTICS_TEXTS.byAwardYear} groups={statistics.byAwardYear} isTime {...given} />
          <GroupSection title={STATISTICS_TEXTS.byState} groups={statistics.byState} {...given} />
          <GroupSection title={STATISTICS_TEXTS.byProjectType} groups={statistics.byProjectType} {...given} />
          <GroupSection title={STATISTICS_TEXTS.byContractType} groups={statistics.byContractType} {...given} />
          <GroupSection title={STATISTICS_TEXTS.bySubmarket} groups={statistics.bySubmarket} {...given} />
        </>
      )}
      <AboutFigures minimum={minimum} />
    </>
  );
}

/** Totals of all projects. */
function Totals({ total }: { readonly total: ProjectGroup }): ReactElement {
  return (
    <section aria-label={STATISTICS_TEXTS.totals}>
      <dl className="figures">
        {GROUP_MEASURES.map(({ id, label, unit, short }) => (
          <div className="figures__one" key={id}>
            <dt>{label}</dt>
            <dd>
              <span className="figures__value">{short(total)}</span>
              {unit !== "" && unit !== "$" && <span className="figures__unit">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
