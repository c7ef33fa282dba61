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

/** A division of the projects into groups. */
interface Dimension {
  readonly id: keyof typeof STATISTICS_TEXTS.dimensions;
  readonly groups: (statistics: Statistics) => readonly ProjectGroup[];
}

const FIRST: Dimension = { id: "segment", groups: ({ byMarketSegment }) => byMarketSegment };

const DIMENSIONS: readonly Dimension[] = [
  FIRST,
  { id: "year", groups: ({ byAwardYear }) => byAwardYear },
  { id: "state", groups: ({ byState }) => byState },
  { id: "edition", groups: ({ byProjectType }) => byProjectType },
  { id: "contract", groups: ({ byContractType }) => byContractType },
  { id: "submarket", groups: ({ bySubmarket }) => bySubmarket },
];

/** The dimension of an address; the first one for any other text. */
const dimensionOf = (id: string): Dimension => DIMENSIONS.find((dimension) => dimension.id === id) ?? FIRST;

const MEASURE_OPTIONS = GROUP_MEASURES.map((measure) => ({ id: measure.id, name: measureTitle(measure) }));
const DIMENSION_OPTIONS = DIMENSIONS.map(({ id }) => ({ id, name: STATISTICS_TEXTS.dimensions[id] }));

/** Approved projects in numbers: one figure by one dimension. @spec P §2 "historic project statistics" */
export function HistoricStatisticsScene(): ReactElement {
  const { chosen, choose } = useAddress();
  const dimension = dimensionOf(chosen("by"));
  const isBySegment = dimension.id === "segment";
  const chosenSegment = optionNumber<MarketSegment>(MARKET_SEGMENT_LABELS, chosen("segment"));
  const segment = isBySegment ? undefined : chosenSegment;
  const measure = groupMeasure(chosen("figure"));
  const segments = useList("marketSegments");
  const query = useCall(
    STATISTICS,
    { query: segment === undefined ? {} : { marketSegmentId: segment } },
    { keepsPrevious: true },
  );
  return (
    <StatisticsPage
      title={STATISTICS_TEXTS.historicTitle}
      lead={STATISTICS_TEXTS.historicLead}
      asOf={query.data?.asOf}
      minimum={query.data?.minimumGroupSize}
    >
      <div className="choices no-print">
        <ChoiceSelect
          label={STATISTICS_TEXTS.shownFigure}
          options={MEASURE_OPTIONS}
          value={measure.id}
          onChoose={(id) => choose({ figure: id })}
        />
        <ChoiceSelect
          label={STATISTICS_TEXTS.by}
          options={DIMENSION_OPTIONS}
          value={dimension.id}
          onChoose={(id) => choose({ by: id })}
        />
        {!isBySegment && (
          <ChoiceSelect
            label={STATISTICS_TEXTS.segment}
            options={segments}
            all={STATISTICS_TEXTS.allSegments}
            value={String(segment ?? "")}
            onChoose={(id) => choose({ segment: id })}
          />
        )}
      </div>
      <CallState query={query}>
        {(statistics) => <Figures statistics={statistics} measure={measure} dimension={dimension} />}
      </CallState>
    </StatisticsPage>
  );
}

interface FiguresProps {
  readonly statistics: Statistics;
  readonly measure: GroupMeasure;
  readonly dimension: Dimension;
}

function Figures({ statistics, measure, dimension }: FiguresProps): ReactElement {
  const { minimumGroupSize: minimum, total } = statistics;
  return (
    <>
      {total === undefined ? (
        <TooFew minimum={minimum} />
      ) : (
        <>
          <Totals total={total} />
          <GroupSection
            title={STATISTICS_TEXTS.dimensions[dimension.id]}
            groups={dimension.groups(statistics)}
            isTime={dimension.id === "year"}
            measure={measure}
            minimum={minimum}
            total={total}
            {...(statistics.asOf !== undefined && { asOf: statistics.asOf })}
          />
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
