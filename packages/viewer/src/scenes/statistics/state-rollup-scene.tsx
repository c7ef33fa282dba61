import {
  type ProjectGroup,
  STATE_ROLLUP,
  type StateGroup,
  type StateRollup as StateRollupReply,
  US_STATES,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { ChoiceSelect } from "../../components/choice-select.js";
import { useAddress } from "../../components/use-address.js";
import { AboutFigures, TooFew } from "./about-figures.js";
import { GROUP_MEASURES, type GroupMeasure, groupMeasure, measureTitle, placeOf } from "./group-measures.js";
import { StateMap } from "./state-map/state-map.js";
import { StateTable } from "./state-table.js";
import { StatisticsPage } from "./statistics-page.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

const MEASURE_OPTIONS = GROUP_MEASURES.map((measure) => ({ id: measure.id, name: measureTitle(measure) }));
const nameOf = (state: string): string => US_STATES[state]?.name ?? state;

/** Approved projects by state: a map, and a table in the order of the figure that was chosen. @spec P §2 "state rollup report" */
export function StateRollupScene(): ReactElement {
  const query = useCall(STATE_ROLLUP, {});
  return (
    <StatisticsPage
      title={STATISTICS_TEXTS.rollupTitle}
      lead={STATISTICS_TEXTS.rollupLead}
      asOf={query.data?.asOf}
      minimum={query.data?.minimumGroupSize}
    >
      <CallState query={query}>{(rollup) => <Rollup rollup={rollup} />}</CallState>
    </StatisticsPage>
  );
}

function Rollup({ rollup }: { readonly rollup: StateRollupReply }): ReactElement {
  const { minimumGroupSize: minimum, total, states } = rollup;
  const { chosen, choose } = useAddress();
  const measure = groupMeasure(chosen("figure"));
  const state = chosen("state") in US_STATES ? chosen("state") : "";
  const values = useMemo(() => valuesOf(states, measure), [states, measure]);
  if (total === undefined) {
    return (
      <>
        <TooFew minimum={minimum} />
        <AboutFigures minimum={minimum} />
      </>
    );
  }
  return (
    <>
      <div className="choices no-print">
        <ChoiceSelect
          label={STATISTICS_TEXTS.mappedFigure}
          options={MEASURE_OPTIONS}
          value={measure.id}
          onChoose={(id) => choose({ figure: id })}
        />
      </div>
      <div className="rollup">
        <Card title={STATISTICS_TEXTS.chartOf(STATISTICS_TEXTS.mapTitle, measureTitle(measure))}>
          <StateMap
            label={STATISTICS_TEXTS.mapLabel(measure.label)}
            values={values}
            nameOf={nameOf}
            chosen={state}
            onChoose={(next) => choose({ state: next })}
          />
        </Card>
        <StateFigures
          name={state === "" ? STATISTICS_TEXTS.allStates : nameOf(state)}
          region={US_STATES[state]?.region}
          group={state === "" ? total : states.find(({ key }) => key === state)}
          minimum={minimum}
          {...(state !== "" && { onClear: () => choose({ state: "" }) })}
        />
      </div>
      <StateTable states={states} total={total} measure={measure} />
      <AboutFigures minimum={minimum} />
    </>
  );
}

function valuesOf(
  states: readonly StateGroup[],
  { id, short }: GroupMeasure,
): ReadonlyMap<string, { readonly size: number; readonly shown: string }> {
  return new Map(
    states.flatMap((group) => {
      const size = placeOf(group[id]);
      return group.key === undefined || size === undefined ? [] : [[group.key, { size, shown: short(group) }]];
    }),
  );
}

interface StateFiguresProps {
  readonly name: string;
  readonly region: string | undefined;
  /** Undefined if there are no figures. */
  readonly group: ProjectGroup | undefined;
  readonly minimum: number;
  /** Absent if all states are shown. */
  readonly onClear?: () => void;
}

/** The figures of the state that was chosen on the map, or of all. */
function StateFigures({ name, region, group, minimum, onClear }: StateFiguresProps): ReactElement {
  return (
    <section className="card" aria-live="polite" aria-label={name}>
      <h2 className="card__title">{name}</h2>
      {region !== undefined && <p className="statistics__note">{region}</p>}
      {group === undefined ? (
        <p>{STATISTICS_TEXTS.stateNotTold(minimum)}</p>
      ) : (
        <dl className="project-facts">
          {GROUP_MEASURES.map((measure) => (
            <div key={measure.id}>
              <dt>{measureTitle(measure)}</dt>
              <dd>{measure.full(group)}</dd>
            </div>
          ))}
        </dl>
      )}
      {onClear !== undefined && (
        <Button type="button" unstyled onClick={onClear}>
          {STATISTICS_TEXTS.backToAll}
        </Button>
      )}
    </section>
  );
}
