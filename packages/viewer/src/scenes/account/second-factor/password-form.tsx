import { loginPasswordSchema, START_SECOND_FACTOR } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import * as z from "zod/mini";
import { useChange } from "../../../calls/use-call.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { PasswordField } from "../../../components/form/text-field.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useSite } from "../../../site/site-context.js";
import type { Started } from "./confirm-form.js";
import { DialogButtons } from "./dialog-buttons.js";
import { SECOND_FACTOR_TEXTS as TEXTS } from "./second-factor-texts.js";

interface PasswordFormProps {
  readonly onStarted: (started: Started) => void;
  readonly onCancel: () => void;
}

/** Whoever sets up an app shows that the account is theirs. */
export function PasswordForm({ onStarted, onCancel }: PasswordFormProps): ReactElement {
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
