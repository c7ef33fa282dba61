import { ECM_BENCHMARKS, SIZE_CLASS_LABELS, type SizeClass, UserStatus } from "@epb/contract";
import { MARKET_SEGMENT_LABELS, type MarketSegment, TECHNOLOGY_TYPE_LABELS, type TechnologyType } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { ChoiceSelect } from "../../components/choice-select.js";
import { useAddress } from "../../components/use-address.js";
import { useCurrentUser } from "../../session/session-context.js";
import { useLists } from "../../site/site-context.js";
import { ProjectChoice } from "./benchmark-chart/project-choice.js";
import { BenchmarkResult } from "./benchmark-result.js";
import { QUANTITIES, quantityOf } from "./benchmark-rows.js";
import { optionNumber } from "./option-number.js";
import { StatisticsPage } from "./statistics-page.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";
import { useComparedProject } from "./use-compared-project.js";

const QUANTITY_OPTIONS = QUANTITIES.map((id) => ({
  id,
  name: STATISTICS_TEXTS.headed(STATISTICS_TEXTS.quantities[id], STATISTICS_TEXTS.quantityUnits[id]),
}));

/**
 * Costs of measures by technology, segment, and size, compared with one project.
 * @spec P §2 "ECM price benchmarking tool"
 */
export function EcmBenchmarkingScene(): ReactElement {
  // Projects are for people whose account is ready; everybody else reads the benchmarks.
  const canCompare = useCurrentUser()?.statusId === UserStatus.Ok;
  const { chosen, choose } = useAddress();
  const lists = useLists();
  const technology = optionNumber<TechnologyType>(TECHNOLOGY_TYPE_LABELS, chosen("technology"));
  const segment = optionNumber<MarketSegment>(MARKET_SEGMENT_LABELS, chosen("segment"));
  const size = chosen("size") in SIZE_CLASS_LABELS ? (chosen("size") as SizeClass) : undefined;
  const quantity = quantityOf(chosen("by"));
  const project = useComparedProject(canCompare ? chosen("project") : "");
  const query = useCall(
    ECM_BENCHMARKS,
    {
      query: {
        ...(technology !== undefined && { technologyTypeId: technology }),
        ...(segment !== undefined && { marketSegmentId: segment }),
        ...(size !== undefined && { sizeClass: size }),
      },
    },
    { keepsPrevious: true },
  );
  return (
    <StatisticsPage
      title={STATISTICS_TEXTS.benchmarkTitle}
      lead={STATISTICS_TEXTS.benchmarkLead}
      asOf={query.data?.asOf}
      minimum={query.data?.minimumGroupSize}
    >
      <div className="choices no-print">
        <ChoiceSelect
          label={STATISTICS_TEXTS.technology}
          options={lists["technologyTypes"] ?? []}
          all={STATISTICS_TEXTS.allTechnologies}
          value={String(technology ?? "")}
          onChoose={(id) => choose({ technology: id })}
        />
        <ChoiceSelect
          label={STATISTICS_TEXTS.segment}
          options={lists["marketSegments"] ?? []}
          all={STATISTICS_TEXTS.allSegments}
          value={String(segment ?? "")}
          onChoose={(id) => choose({ segment: id })}
        />
        <ChoiceSelect
          label={STATISTICS_TEXTS.size}
          options={lists["sizeClasses"] ?? []}
          all={STATISTICS_TEXTS.allSizes}
          value={size ?? ""}
          onChoose={(id) => choose({ size: id })}
        />
        <ChoiceSelect
          label={STATISTICS_TEXTS.quantity}
          options={QUANTITY_OPTIONS}
          value={quantity}
          onChoose={(id) => choose({ by: id })}
        />
      </div>
      {canCompare && (
        <div className="choices no-print">
          {project.name === undefined ? (
            <ProjectChoice onChoose={({ id }) => choose({ project: id })} />
          ) : (
            <p className="compared-project">
              {STATISTICS_TEXTS.chosenProject(project.name)}
              <Button type="button" unstyled onClick={() => choose({ project: "" })}>
                {STATISTICS_TEXTS.removeProject}
              </Button>
            </p>
          )}
        </div>
      )}
      <CallState query={query}>
        {(reply) => (
          <BenchmarkResult
            reply={reply}
            quantity={quantity}
            project={project}
            onClear={() => choose({ technology: "", segment: "", size: "" })}
          />
        )}
      </CallState>
    </StatisticsPage>
  );
}
