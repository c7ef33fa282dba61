import { LIST_SCENARIOS, ProjectAction, REMOVE_SCENARIO, type Scenario } from "@epb/contract";
import type { Project } from "@epb/engine";
import { type ReactElement, useState } from "react";
import { useCall, useChange } from "../../../calls/use-call.js";
import { Card } from "../../../components/card.js";
import { ConfirmDialog } from "../../../components/confirm-dialog.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../../components/project/project-calls.js";
import { FramedTable } from "../../../components/table/framed-table.js";
import { instant } from "../../../format/dates.js";
import type { LeverValues } from "../what-if/levers.js";
import { changesText, leversOfChanges } from "./scenario-changes.js";
import { ScenarioComparison } from "./scenario-comparison.js";
import { SCENARIO_TEXTS as TEXTS } from "./scenario-texts.js";

/** Scenarios that are compared at the same time. */
const MOST_COMPARED = 3;

interface ScenariosCardProps {
  readonly project: Project;
  readonly onOpen: (values: LeverValues) => void;
}

/** Saved scenarios of the project, to open and to compare side by side. */
export function ScenariosCard({ project, onOpen }: ScenariosCardProps): ReactElement | null {
  const { id, state } = useOpenProject();
  const mayKeep = state.allowedActions.includes(ProjectAction.KeepRecords);
  const { data: scenarios } = useCall(LIST_SCENARIOS, { params: { id } });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [removing, setRemoving] = useState<Scenario>();
  if (scenarios === undefined) return null;
  const compared = scenarios.filter((scenario) => chosen.includes(scenario.id));
  const toggle = (scenarioId: string): void =>
    setChosen((ids) => (ids.includes(scenarioId) ? ids.filter((one) => one !== scenarioId) : [...ids, scenarioId]));
  return (
    <Card title={TEXTS.title} level={3}>
      {scenarios.length === 0 ? (
        <p>
          {TEXTS.none} {mayKeep && TEXTS.howToSave}
        </p>
      ) : (
        <>
          <p>{TEXTS.most(MOST_COMPARED)}</p>
          <FramedTable caption={TEXTS.caption} isCaptionHidden className="what-if__scenarios">
            <thead>
              <tr>
                <th scope="col">{TEXTS.compare}</th>
                <th scope="col">{TEXTS.name}</th>
                <th scope="col">{TEXTS.changes}</th>
                <th scope="col">{TEXTS.savedBy}</th>
                <th scope="col">
                  <span className="visually-hidden">{TEXTS.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {scenarios.map((scenario) => (
                <ScenarioRow
                  key={scenario.id}
                  scenario={scenario}
                  isCompared={chosen.includes(scenario.id)}
                  canCompare={compared.length < MOST_COMPARED}
                  onToggle={() => toggle(scenario.id)}
                  onOpen={onOpen}
                  onRemove={mayKeep ? () => setRemoving(scenario) : undefined}
                />
              ))}
            </tbody>
          </FramedTable>
        </>
      )}
      {compared.length > 0 && (
        <>
          <h4>{TEXTS.comparison}</h4>
          <ScenarioComparison project={project} scenarios={compared} />
        </>
      )}
      {removing !== undefined && <RemoveScenario scenario={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}

interface ScenarioRowProps {
  readonly scenario: Scenario;
  readonly isCompared: boolean;
  /** False if no other scenario can be selected. */
  readonly canCompare: boolean;
  readonly onToggle: () => void;
  readonly onOpen: (values: LeverValues) => void;
  /** Absent without the permission. */
  readonly onRemove: (() => void) | undefined;
}

function ScenarioRow(props: ScenarioRowProps): ReactElement {
  const { scenario, isCompared, canCompare, onToggle, onOpen, onRemove } = props;
  const { name, note, changes, at, by } = scenario;
  const values = leversOfChanges(changes);
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={TEXTS.compareOf(name)}
          checked={isCompared}
          disabled={!isCompared && !canCompare}
          onChange={onToggle}
        />
      </td>
      <th scope="row">
        {name}
        {note !== undefined && <p className="what-if__note">{note}</p>}
      </th>
      <td>{changesText(changes)}</td>
      <td>
        {by.name}
        <br />
        {instant(at)}
      </td>
      <td className="no-print">
        {values !== undefined && (
          <button
            type="button"
            className="usa-button usa-button--unstyled"
            aria-label={TEXTS.openOf(name)}
            onClick={() => onOpen(values)}
          >
            {TEXTS.open}
          </button>
        )}
        {onRemove !== undefined && (
          <button
            type="button"
            className="usa-button usa-button--unstyled"
            aria-label={TEXTS.removeOf(name)}
            onClick={onRemove}
          >
            {TEXTS.remove}
          </button>
        )}
      </td>
    </tr>
  );
}

function RemoveScenario({
  scenario,
  onClose,
}: {
  readonly scenario: Scenario;
  readonly onClose: () => void;
}): ReactElement {
  const { id } = useOpenProject();
  const notices = useNotices();
  const change = useChange(REMOVE_SCENARIO, [LIST_SCENARIOS, ...PROJECT_ANSWERS], { handlesErrors: true });
  return (
    <ConfirmDialog
      title={TEXTS.removeTitle(scenario.name)}
      confirm={TEXTS.remove}
      isDanger
      isWaiting={change.isPending}
      error={change.error}
      onConfirm={() =>
        change.mutate(
          { params: { id, scenarioId: scenario.id } },
          {
            onSuccess: () => {
              notices.done(TEXTS.removed);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{TEXTS.removeText}</p>
    </ConfirmDialog>
  );
}
