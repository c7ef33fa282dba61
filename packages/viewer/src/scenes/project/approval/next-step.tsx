import { ProjectAction, REOPEN_PROJECT, RETURN_PROJECT, SUBMIT_PROJECT, unusableInputsText } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { Dialog } from "../../../components/dialog.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../../components/project/project-calls.js";
import { ReasonDialog } from "../../../components/project/reason-dialog.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { APPROVAL_TEXTS, PROJECT_TEXTS, STEP_TEXTS } from "../../../texts/project-texts.js";

/** Steps with a button, in the order of a project's life. */
const STEPS = ["submit", "return", "reopen"] as const;
type Step = (typeof STEPS)[number];

const REASONED_CALLS = { return: RETURN_PROJECT, reopen: REOPEN_PROJECT } as const;

/** Next step of the project, in a sentence. @spec P §1 "Pending (initiated by the customer, data)" */
export function NextStepText(): ReactElement {
  const { state } = useOpenProject();
  return (
    <p className="next-step__text no-print">
      <strong>{PROJECT_TEXTS.nextStep}</strong> {state.nextStep.text}
    </p>
  );
}

/** Buttons for the steps that this person may take. */
export function NextStep(): ReactElement {
  const { id, state } = useOpenProject();
  const { nextStep, allowedActions, missingCustomer, approval } = state;
  const [asked, setAsked] = useState<Step>();
  const steps = STEPS.filter((step) => allowedActions.includes(step));
  const close = (): void => setAsked(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(approval);
  useEffect(() => {
    // An open dialog keeps the focus.
    if (asked !== undefined) return;
    // The button that started the step no longer exists.
    if (before.current !== approval) frame.current?.focus();
    before.current = approval;
  }, [approval, asked]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      className="focused button-row next-step no-print"
      role="group"
      aria-label={`${PROJECT_TEXTS.nextStep} ${nextStep.text}`}
      ref={frame}
      tabIndex={-1}
    >
      {nextStep.action === ProjectAction.Edit && (
        <Link className="usa-button" to={`/portfolio/${id}/data`}>
          {PROJECT_TEXTS.enterData}
        </Link>
      )}
      {allowedActions.includes(ProjectAction.Approve) && (
        <Link className="usa-button" to={`/portfolio/${id}/review`}>
          {PROJECT_TEXTS.review}
        </Link>
      )}
      {nextStep.action === ProjectAction.ManageAccess && (
        <Link className="usa-button" to={`/portfolio/${id}/access`}>
          {APPROVAL_TEXTS.openAccess}
        </Link>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          type="button"
          outline={approval === ApprovalStatus.Approved || step !== nextStep.action}
          onClick={() => setAsked(step)}
        >
          {STEP_TEXTS[step].button}
        </Button>
      ))}
      {(asked === "return" || asked === "reopen") && (
        <ReasonDialog
          call={REASONED_CALLS[asked]}
          params={{ id }}
          texts={{ ...STEP_TEXTS[asked], ...APPROVAL_TEXTS[asked] }}
          onClose={close}
        />
      )}
      {asked === "submit" && missingCustomer !== undefined && (
        <MissingCustomerDialog projectId={id} text={missingCustomer} onClose={close} />
      )}
      {asked === "submit" && missingCustomer === undefined && <SubmitDialog onClose={close} />}
    </div>
  );
}

interface MissingCustomerDialogProps {
  readonly projectId: string;
  /** Says that no customer can approve the project, and what to do. */
  readonly text: string;
  readonly onClose: () => void;
}

/**
 * Replaces the submission of a project that nobody could approve: names the missing customer and links to the solution.
 */
function MissingCustomerDialog({ projectId, text, onClose }: MissingCustomerDialogProps): ReactElement {
  return (
    <Dialog title={APPROVAL_TEXTS.notSubmittable} onClose={onClose}>
      <p>{text}</p>
      <div className="dialog__actions">
        <Link className="usa-button" to={`/portfolio/${projectId}/access`} onClick={onClose}>
          {APPROVAL_TEXTS.openAccess}
        </Link>
        <Button type="button" outline onClick={onClose}>
          {COMMON_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks before the project is submitted, and does it. */
function SubmitDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { id, state } = useOpenProject();
  const { title, text, button, done } = STEP_TEXTS.submit;
  const { unusableInputs, openFindings } = state;
  const errors = state.errors + (openFindings?.errors ?? 0);
  return (
    <ConfirmChange
      title={title}
      confirm={button}
      call={SUBMIT_PROJECT}
      input={{ params: { id } }}
      changes={PROJECT_ANSWERS}
      done={done}
      onClose={onClose}
    >
      <p>{text}</p>
      {unusableInputs !== undefined && <p>{unusableInputsText(unusableInputs)}</p>}
      {errors > 0 && <p>{APPROVAL_TEXTS.openErrors(errors)}</p>}
    </ConfirmChange>
  );
}

/** The customer's comment on the last return, until the reader hides it. The activity keeps it. */
export function ReturnComment(): ReactElement | null {
  const { state } = useOpenProject();
  const { returnReason, stage } = state;
  const [hidden, setHidden] = useState<string>();
  if (returnReason === undefined || returnReason === hidden) return null;
  return (
    <div className="return-comment no-print">
      <p className="return-comment__text">
        <strong>{stage === "returned" ? PROJECT_TEXTS.returned : PROJECT_TEXTS.returnedBefore}:</strong>{" "}
        <span className="kept-lines">{returnReason}</span>
      </p>
      <Button type="button" unstyled onClick={() => setHidden(returnReason)}>
        {PROJECT_TEXTS.hide}
      </Button>
    </div>
  );
}
