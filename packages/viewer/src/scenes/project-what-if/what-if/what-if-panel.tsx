import "./what-if.scss";
import { ProjectAction } from "@epb/contract";
import type { Project } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { SavingsAgainstPaymentsChart } from "../../../charts/savings-against-payments-chart.js";
import { tablesOfCalculation } from "../../../charts/series/tables-of-calculation.js";
import { AlertBox } from "../../../components/alert-box.js";
import { Card } from "../../../components/card.js";
import { EmptyState } from "../../../components/empty-state.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { SteadyButton } from "../../../components/steady-button.js";
import { useDebounced } from "../../../components/use-debounced.js";
import { ProjectWithheld } from "../../../components/withheld/project-withheld.js";
import { SaveScenarioDialog } from "../scenarios/save-scenario-dialog.js";
import { SCENARIO_TEXTS } from "../scenarios/scenario-texts.js";
import { ScenariosCard } from "../scenarios/scenarios-card.js";
import { BreakEven } from "./break-even.js";
import { LeverField } from "./lever-field.js";
import type { LeverValues } from "./levers.js";
import { compareFigures, openLevers, recalculate } from "./recalculate.js";
import { ResultsTable } from "./results-table.js";
import { Sensitivities } from "./sensitivities.js";
import { WaysBack } from "./ways-back.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

interface WhatIfPanelProps {
  readonly projectId: string;
  readonly project: Project;
  readonly values: LeverValues;
  readonly onChange: (values: LeverValues) => void;
}

/** Time without a lever change before the charts update, in milliseconds. */
const REST = 350;

/** Levers on one side, results on the other; slower analyses below them. */
export function WhatIfPanel({ projectId, project, values, onChange }: WhatIfPanelProps): ReactElement {
  const { state } = useOpenProject();
  const mayKeep = state.allowedActions.includes(ProjectAction.KeepRecords);
  const [isSaving, setSaving] = useState(false);
  const levers = useMemo(() => openLevers(project), [project]);
  const before = useMemo(() => calculateKnownFigures(project), [project]);
  const result = useMemo(() => recalculate(project, levers, values), [project, levers, values]);
  // While the inputs contradict each other, the last results stay visible.
  const [last, setLast] = useState(result);
  if (result.ok && last !== result) setLast(result);
  const shown = result.ok ? result : last;
  const settled = useDebounced(shown, REST);
  const tables = useMemo(
    () => (settled.ok ? tablesOfCalculation(settled.project, settled.calculation) : []),
    [settled],
  );
  if (levers.length === 0) return <EmptyState title={WHAT_IF_TEXTS.noLevers}>{WHAT_IF_TEXTS.noLeversText}</EmptyState>;
  const moved = Object.keys(values).length;
  return (
    <div className="what-if">
      <div className="what-if__columns">
        <Card title={WHAT_IF_TEXTS.inputs} level={3}>
          {levers.map((lever) => (
            <LeverField
              key={lever.id}
              lever={lever}
              value={values[lever.id]}
              onChange={(value) => onChange(withValue(values, lever.id, value))}
            />
          ))}
          <div className="row no-print">
            <SteadyButton type="button" outline disabled={moved === 0} onClick={() => onChange({})}>
              {WHAT_IF_TEXTS.reset}
            </SteadyButton>
            {mayKeep && (
              <SteadyButton type="button" outline disabled={moved === 0} onClick={() => setSaving(true)}>
                {SCENARIO_TEXTS.saveAs}
              </SteadyButton>
            )}
            <ShareButton />
          </div>
        </Card>
        <Card title={WHAT_IF_TEXTS.results} level={3}>
          <p className="what-if__count" role="status">
            {WHAT_IF_TEXTS.changed(moved)}
          </p>
          {!result.ok && (
            <AlertBox kind="warning" title={WHAT_IF_TEXTS.refused}>
              {result.problems.map(({ message, input }) => input?.message ?? message).join(" ")}
            </AlertBox>
          )}
          {shown.ok && (
            <ProjectWithheld
              projectId={projectId}
              project={shown.project}
              withheld={shown.calculation.calculatedValues.withheld}
            >
              <ResultsTable figures={compareFigures(before, shown.calculation)} />
            </ProjectWithheld>
          )}
          {shown.ok && <Errors messages={errorsOf(shown.calculation.issues)} />}
        </Card>
      </div>
      <ScenariosCard project={project} onOpen={onChange} />
      {isSaving && <SaveScenarioDialog values={values} onClose={() => setSaving(false)} />}
      {settled.ok && (
        <ProjectWithheld
          projectId={projectId}
          project={settled.project}
          withheld={settled.calculation.calculatedValues.withheld}
        >
          <SavingsAgainstPaymentsChart tables={tables} />
          <Card title={WHAT_IF_TEXTS.sensitivity} level={3}>
            <p>{WHAT_IF_TEXTS.sensitivityLead}</p>
            <Sensitivities project={settled.project} calculation={settled.calculation} levers={levers} />
          </Card>
          <Card title={WHAT_IF_TEXTS.breakEven} level={3}>
            <p>{WHAT_IF_TEXTS.breakEvenLead}</p>
            <BreakEven
              project={settled.project}
              calculation={settled.calculation}
              levers={levers}
              onTake={(taken) => onChange({ ...values, ...taken })}
            />
            <WaysBack
              project={settled.project}
              figures={compareFigures(before, settled.calculation)}
              levers={levers}
              onTake={(taken) => onChange({ ...values, ...taken })}
            />
          </Card>
        </ProjectWithheld>
      )}
    </div>
  );
}

/** Without a value, a lever keeps the project's value and is not in the URL. */
function withValue(values: LeverValues, id: keyof LeverValues, value: string | undefined): LeverValues {
  const { [id]: _, ...others } = values;
  return value === undefined ? others : { ...others, [id]: value };
}

interface Told {
  readonly severity: string;
  readonly message: string;
  readonly advice: string;
}

const errorsOf = (issues: readonly Told[]): readonly string[] => [
  ...new Set(issues.filter(({ severity }) => severity === "error").map(({ message, advice }) => message || advice)),
];

function Errors({ messages }: { readonly messages: readonly string[] }): ReactElement | null {
  if (messages.length === 0) return null;
  return (
    <AlertBox kind="warning" title={WHAT_IF_TEXTS.issuesTitle}>
      {messages.join(" ")}
    </AlertBox>
  );
}

/** Copies the address of the page, which has the changes in it. */
function ShareButton(): ReactElement {
  const notices = useNotices();
  const copy = (): void => {
    navigator.clipboard.writeText(window.location.href).then(
      () => notices.done(WHAT_IF_TEXTS.shared),
      () => notices.show(WHAT_IF_TEXTS.shareFailed),
    );
  };
  return (
    <Button type="button" outline onClick={copy}>
      {WHAT_IF_TEXTS.share}
    </Button>
  );
}
