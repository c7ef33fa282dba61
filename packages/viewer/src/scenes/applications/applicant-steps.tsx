import { type ApplicationDetails, ApplicationAction as Do } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApplicationArea } from "../../components/application/application-area.js";
import { ConfirmChange } from "../../components/confirm-change.js";
import { useSession } from "../../session/session-context.js";
import { APPLICATION_TEXTS as TEXTS } from "../../texts/application-texts.js";
import { placeOfApplication } from "./application-form/use-draft.js";

interface StepProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Steps of an applicant beside saving and submitting, each confirmed. */
export function ApplicantSteps({ application }: { readonly application: ApplicationDetails }): ReactElement {
  const { id, actions, submittedAt } = application;
  const [asked, setAsked] = useState<"withdraw" | "remove" | "recertify">();
  const close = (): void => setAsked(undefined);
  // An application that was submitted before is kept.
  const mayRemove = actions.includes(Do.Remove) && submittedAt === undefined;
  return (
    <>
      {actions.includes(Do.Recertify) && (
        <Button type="button" onClick={() => setAsked("recertify")}>
          {TEXTS.recertify}
        </Button>
      )}
      {mayRemove && (
        <Button type="button" outline onClick={() => setAsked("remove")}>
          {TEXTS.remove}
        </Button>
      )}
      {actions.includes(Do.Withdraw) && !mayRemove && (
        <Button type="button" outline onClick={() => setAsked("withdraw")}>
          {TEXTS.withdraw}
        </Button>
      )}
      {asked === "withdraw" && <WithdrawDialog id={id} onClose={close} />}
      {asked === "remove" && <RemoveDialog id={id} onClose={close} />}
      {asked === "recertify" && <RecertifyDialog id={id} onClose={close} />}
    </>
  );
}

/** Deletes the stored entries of an application that can no longer be edited. */
function useForgetEntries(id: string): () => void {
  const { user, drafts } = useSession();
  return () => {
    if (user !== undefined) drafts.forget(user.id, placeOfApplication(id));
  };
}

function WithdrawDialog({ id, onClose }: StepProps): ReactElement {
  const { calls } = useApplicationArea();
  const forget = useForgetEntries(id);
  return (
    <ConfirmChange
      title={TEXTS.withdrawTitle}
      confirm={TEXTS.withdraw}
      isDanger
      call={calls.withdraw}
      input={{ params: { id } }}
      changes={[calls.get, calls.list]}
      done={TEXTS.withdrawn}
      onDone={forget}
      onClose={onClose}
    >
      <p>{TEXTS.withdrawText}</p>
    </ConfirmChange>
  );
}

function RemoveDialog({ id, onClose }: StepProps): ReactElement {
  const { calls, listPath } = useApplicationArea();
  const forget = useForgetEntries(id);
  const navigate = useNavigate();
  return (
    <ConfirmChange
      title={TEXTS.removeTitle}
      confirm={TEXTS.remove}
      isDanger
      call={calls.remove}
      input={{ params: { id } }}
      changes={[calls.list]}
      done={TEXTS.removed}
      // Deletes the stored entries and skips the confirmation for unsaved changes.
      onDone={() => {
        forget();
        void navigate(`${listPath}?view=own`, { state: { leaves: true } });
      }}
      onClose={onClose}
    >
      <p>{TEXTS.removeText}</p>
    </ConfirmChange>
  );
}

function RecertifyDialog({ id, onClose }: StepProps): ReactElement {
  const { calls, pathOf } = useApplicationArea();
  const navigate = useNavigate();
  return (
    <ConfirmChange
      title={TEXTS.recertifyTitle}
      confirm={TEXTS.recertify}
      call={calls.recertify ?? calls.submit}
      input={{ params: { id } }}
      changes={[calls.list]}
      onDone={(renewal) => void navigate(pathOf(renewal.id))}
      onClose={onClose}
    >
      <p>{TEXTS.recertifyText}</p>
    </ConfirmChange>
  );
}
