import { SECOND_FACTOR } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { askAgain } from "../../../calls/use-call.js";
import { Dialog } from "../../../components/dialog.js";
import { useSession } from "../../../session/session-context.js";
import { ConfirmForm, type Started } from "./confirm-form.js";
import { PasswordForm } from "./password-form.js";
import { RecoveryCodes } from "./recovery-codes.js";
import { SECOND_FACTOR_TEXTS as TEXTS } from "./second-factor-texts.js";

type Step =
  | { readonly name: "password" }
  | { readonly name: "confirm"; readonly started: Started }
  | { readonly name: "codes"; readonly recoveryCodes: readonly string[] };

/** Sets up an authenticator app: the password, the key with a first code, the recovery codes. */
export function SetUpDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const session = useSession();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ name: "password" });
  const close = (): void => {
    onClose();
    if (step.name !== "codes") return;
    void askAgain(queries, [SECOND_FACTOR]);
    session.refresh().catch(() => {});
  };
  return (
    <Dialog title={step.name === "codes" ? TEXTS.recoveryTitle : TEXTS.setUpTitle} onClose={close}>
      {step.name === "password" && (
        <PasswordForm onStarted={(started) => setStep({ name: "confirm", started })} onCancel={close} />
      )}
      {step.name === "confirm" && (
        <ConfirmForm
          started={step.started}
          onConfirmed={(recoveryCodes) => setStep({ name: "codes", recoveryCodes })}
          onCancel={close}
        />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.recoveryCodes} onDone={close} />}
    </Dialog>
  );
}
