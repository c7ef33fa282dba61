import { type Credentials, loginEmailSchema, loginPasswordSchema, MESSAGES } from "@epb/contract";
import { type ReactElement, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { isFailure } from "../../api/api-failure.js";
import { Form } from "../../components/form/form.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { PasswordField, TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

const TEXTS = SESSION_TEXTS.login;

/** Form for email address and password. @spec P §2 "email, password"; P §5 "Login button disabled while invalid" */
export function LoginArea(): ReactElement {
  const session = useSession();
  const notices = useNotices();
  const { passwordPolicy, supportEmail } = useSite();
  const schema = useMemo(
    () => z.strictObject({ email: loginEmailSchema, password: loginPasswordSchema(passwordPolicy) }),
    [passwordPolicy],
  );
  const form = useSchemaForm<Credentials>(schema, { email: "", password: "" });
  const failure = useRef("");
  const logIn = async (credentials: Credentials): Promise<void> => {
    notices.closeText(failure.current);
    try {
      await session.logIn(credentials);
    } catch (error) {
      failure.current = loginFailureText(error, supportEmail);
      notices.show(failure.current, { kind: "danger" });
    }
  };
  return (
    <Form form={form} onSubmit={logIn}>
      <TextField name="email" label={TEXTS.email} type="email" autoComplete="username" isRequired />
      <PasswordField name="password" label={TEXTS.password} autoComplete="current-password" isRequired />
      <div className="form__actions">
        <SubmitButton
          text={TEXTS.button}
          isWaiting={form.formState.isSubmitting}
          isDisabled={!form.formState.isValid}
        />
        <Link className="usa-link" to="/password-reset">
          {TEXTS.forgotPassword}
        </Link>
      </div>
    </Form>
  );
}

/** Responses that say when to try again: too many requests, and an unavailable server. */
const SPEAKS_FOR_ITSELF: ReadonlySet<number> = new Set([429, 503]);

/** @spec P §8 "Login 401", "Other login error" */
function loginFailureText(error: unknown, supportEmail: string): string {
  if (isFailure(error, 401)) return MESSAGES.badCredentials;
  if (isFailure(error) && error.hasText && SPEAKS_FOR_ITSELF.has(error.status)) return error.message;
  return MESSAGES.loginError(supportEmail);
}
