import { loginPasswordSchema, SECOND_FACTOR, START_SECOND_FACTOR } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import * as z from "zod/mini";
import { askAgain, useChange } from "../../../calls/use-call.js";
import { Dialog } from "../../../components/dialog.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { PasswordField } from "../../../components/form/text-field.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useSession } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { ConfirmForm, type Started } from "./confirm-form.js";
import { DialogButtons } from "./dialog-buttons.js";
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

interface PasswordFormProps {
  readonly onStarted: (started: Started) => void;
  readonly onCancel: () => void;
}

/** Password form: only the owner of the account may set up an app. */
function PasswordForm({ onStarted, onCancel }: PasswordFormProps): ReactElement {
  const { passwordPolicy, supportEmail } = useSite();
  const schema = useMemo(() => z.strictObject({ password: loginPasswordSchema(passwordPolicy) }), [passwordPolicy]);
  const form = useSchemaForm<{ readonly password: string }>(schema, { password: "" });
  const { mutateAsync } = useChange(START_SECOND_FACTOR, [], { handlesErrors: true });
  return (
    <Form
      form={form}
      onSubmit={(body) =>
        mutateAsync({ body }).then(onStarted, (error: unknown) => putFailure(form, error, supportEmail, "password"))
      }
    >
      <p>{TEXTS.passwordLead}</p>
      <PasswordField name="password" label={TEXTS.password} autoComplete="current-password" isRequired />
      <FormFailure />
      <DialogButtons text={TEXTS.next} isWaiting={form.formState.isSubmitting} onCancel={onCancel} />
    </Form>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes for a lost phone, shown only once. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      // A browser that does not let it: they can be read and written down.
      () => {},
    );
  };
  return (
    <>
      <p>{TEXTS.recoveryLead}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status">{isCopied && TEXTS.copied}</p>
      <div className="form__actions">
        <Button type="button" onClick={onDone}>
          {TEXTS.done}
        </Button>
        <Button type="button" outline onClick={() => void copy()}>
          {TEXTS.copy}
        </Button>
      </div>
    </>
  );
}
