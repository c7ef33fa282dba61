import { ProjectAction, SAVE_PROJECT } from "@epb/contract";
import { ApprovalStatus, CalculationType } from "@epb/engine";
import type { ReactElement } from "react";
import { useChange } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { FocusedMessage } from "../../components/focused-message.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { RECALCULATION_TEXTS as TEXTS } from "../../texts/project-texts.js";

/**
 * Figures that an earlier engine made, and the button that has them calculated again. Those that were approved stay, which
 * is told beside them.
 *
 * @spec C §4 "A 'needs recalculation' flag is set"; C §7 "changed parts, with the project record"
 */
export function RecalculationNotice(): ReactElement | null {
  const { id, state, project } = useOpenProject();
  const change = useChange(SAVE_PROJECT, PROJECT_ANSWERS);
  if (change.isSuccess) return <FocusedMessage kind="success">{TEXTS.done}</FocusedMessage>;
  if (!state.needsRecalculation || state.approval === ApprovalStatus.Approved) return null;
  const { calculationType } = project["record"] as { readonly calculationType?: unknown };
  // Supplied figures would be gone with the old ones.
  const mayCalculate =
    state.allowedActions.includes(ProjectAction.Edit) && calculationType !== CalculationType.Override;
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
