import { type ApplicationDetails, ApplicationAction as Do } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useChange } from "../../api/use-call.js";
import { useApplicationArea } from "../../components/application/application-area.js";
import { useApplicationStep } from "../../components/application/use-application-step.js";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { APPLICATION_TEXTS as TEXTS } from "../../texts/application-texts.js";

interface StepProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Steps of an applicant beside saving and submitting, each confirmed. */
export function ApplicantSteps({ application }: { readonly application: ApplicationDetails }): ReactElement {
  const { id, actions, submittedAt } = application;
  const [asked, setAsked] = useState<"withdraw" | "remove" | "recertify">();
  const close = (): void => setAsked(undefined);
  // What reviewers have worked on is kept.
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

function WithdrawDialog({ id, onClose }: StepProps): ReactElement {
  const { calls } = useApplicationArea();
  const { taken, refused } = useApplicationStep();
  const change = useChange(calls.withdraw, [], { tells: true });
  return (
    <ConfirmDialog
      title={TEXTS.withdrawTitle}
      confirm={TEXTS.withdraw}
      isDanger
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { params: { id } },
          {
            onSuccess: (application) => {
              onClose();
              taken(application, TEXTS.withdrawn);
            },
            onError: refused,
          },
        )
      }
    >
      <p>{TEXTS.withdrawText}</p>
    </ConfirmDialog>
  );
}

function RemoveDialog({ id, onClose }: StepProps): ReactElement {
  const { calls, listPath } = useApplicationArea();
  const navigate = useNavigate();
  const notices = useNotices();
  const change = useChange(calls.remove, [calls.list], { tells: true });
  return (
    <ConfirmDialog
      title={TEXTS.removeTitle}
      confirm={TEXTS.remove}
      isDanger
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { params: { id } },
          {
            onSuccess: () => {
              notices.show(TEXTS.removed, { kind: "success", milliseconds: 5000 });
              // Nothing that was typed is to be kept any more, and nobody is asked about it.
              void navigate(`${listPath}?view=own`, { state: { leaves: true } });
            },
          },
        )
      }
    >
      <p>{TEXTS.removeText}</p>
    </ConfirmDialog>
  );
}

function RecertifyDialog({ id, onClose }: StepProps): ReactElement {
  const { calls, pathOf } = useApplicationArea();
  const navigate = useNavigate();
  const change = useChange(calls.recertify ?? calls.submit, [calls.list], { tells: true });
  return (
    <ConfirmDialog
      title={TEXTS.recertifyTitle}
      confirm={TEXTS.recertify}
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() => change.mutate({ params: { id } }, { onSuccess: (renewal) => void navigate(pathOf(renewal.id)) })}
    >
      <p>{TEXTS.recertifyText}</p>
    </ConfirmDialog>
  );
}
