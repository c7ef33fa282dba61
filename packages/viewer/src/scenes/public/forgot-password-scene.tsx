import { MESSAGES, REQUEST_PASSWORD_RESET } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import type * as z from "zod/mini";
import { useChange } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { FocusedMessage } from "../../components/focused-message.js";
import { Form } from "../../components/form/form.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { Page } from "../../components/page.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

const TEXTS = SESSION_TEXTS.forgotPassword;

interface Values {
  readonly accountEmail: string;
}

/**
 * Asks for a link to a new password. @spec P §2 "Email field, Reset Password button, Back"; P §5 "Button disabled while
 * invalid, waiting"
 */
export function ForgotPasswordScene(): ReactElement {
  const { supportEmail } = useSite();
  const form = useSchemaForm<Values>(REQUEST_PASSWORD_RESET.body as z.ZodMiniType<Values>, { accountEmail: "" });
  const { mutateAsync, isSuccess } = useChange(REQUEST_PASSWORD_RESET, [], { handlesErrors: true });
  const { isValid, isSubmitting } = form.formState;
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead} width="narrow">
      <Card>
        {isSuccess && <FocusedMessage kind="success">{MESSAGES.passwordResetRequested}</FocusedMessage>}
        <Form
          form={form}
          legend={TEXTS.title}
          isDisabled={isSuccess}
          onSubmit={(body) => mutateAsync({ body }).catch((error: unknown) => putFailure(form, error, supportEmail))}
        >
          <TextField name="accountEmail" label={TEXTS.email} type="email" autoComplete="username" isRequired />
          <FormFailure />
          <div className="form__actions">
            <SubmitButton text={TEXTS.button} isWaiting={isSubmitting} isDisabled={!isValid || isSuccess} />
            <Link className="usa-button usa-button--outline" to="/login">
              {SESSION_TEXTS.backToLogin}
            </Link>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
