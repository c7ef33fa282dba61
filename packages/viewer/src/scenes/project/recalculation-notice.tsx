import { GET_OVERVIEW, ProjectAction, SAVE_PROJECT } from "@epb/contract";
import { ApprovalStatus, CalculationType } from "@epb/engine";
import type { ReactElement } from "react";
import { useCall, useChange } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { FocusedMessage } from "../../components/focused-message.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { RECALCULATION_TEXTS as TEXTS } from "../../texts/project-texts.js";

/**
 * Notice for figures of an earlier engine, with a button to recalculate them. Approved figures stay, and the notice
 * says so.
 *
 * @spec C §4 "A 'needs recalculation' flag is set"; C §7 "changed parts, with the project record"
 */
export function RecalculationNotice(): ReactElement | null {
  const { id, state } = useOpenProject();
  const calculationType = useCall(GET_OVERVIEW, { params: { id } }).data?.record.calculationType;
  const change = useChange(SAVE_PROJECT, PROJECT_ANSWERS);
  if (change.isSuccess) return <FocusedMessage kind="success">{TEXTS.done}</FocusedMessage>;
  if (!state.needsRecalculation || state.approval === ApprovalStatus.Approved) return null;
  // A recalculation would delete supplied figures.
  const mayCalculate =
    state.allowedActions.includes(ProjectAction.Edit) &&
    calculationType !== undefined &&
    calculationType !== CalculationType.Override;
  return (
    <AlertBox kind="info" title={TEXTS.title} level={3}>
      <p>{TEXTS.text}</p>
      {mayCalculate && (
        <SteadyButton
          type="button"
          outline
          className="no-print"
          disabled={change.isPending}
          onClick={() => change.mutate({ body: { id, revision: state.revision, removed: ["calculatedValues"] } })}
        >
          {TEXTS.calculate} {change.isPending && <Spinner />}
        </SteadyButton>
      )}
    </AlertBox>
  );
}
