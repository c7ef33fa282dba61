import { VERIFY_CODE_IN_BODY } from "@epb/contract";
import { type ReactElement, type ReactNode, useEffect } from "react";
import type * as z from "zod/mini";
import { isFailure } from "../../api/api-failure.js";
import { useChange } from "../../calls/use-call.js";
import { Form } from "../../components/form/form.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

const TEXTS = SESSION_TEXTS.verify;

interface Values {
  readonly code: string;
}

interface CodeFormProps {
  readonly hint: string;
  /** The code is taken, and the status looked up again. */
  readonly onVerified: () => void;
  /** The code expired, or was never sent. */
  readonly onExpired?: () => void;
  /** Number of codes that were sent: a message about one code does not apply to the next. */
  readonly codes?: number;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Takes a code of a message or of an app. @spec P §7 "verifies; a code is required" */
export function CodeForm({ hint, onVerified, onExpired, codes, children }: CodeFormProps): ReactElement {
  const session = useSession();
  const { supportEmail } = useSite();
  const form = useSchemaForm<Values>(VERIFY_CODE_IN_BODY.body as z.ZodMiniType<Values>, { code: "" });
  const { mutateAsync } = useChange(VERIFY_CODE_IN_BODY, [], { handlesErrors: true });
  const { clearErrors } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code that is sent
  useEffect(() => clearErrors(), [codes, clearErrors]);
  const verify = async (body: Values): Promise<void> => {
    try {
      await mutateAsync({ body });
      session.nextUrl.forgetVerification();
      session.sentCode.forget();
      await session.refresh();
      form.reset();
      onVerified();
    } catch (error) {
      putFailure(form, error, supportEmail, "code");
      if (isFailure(error) && error.code === "verification/code-expired") onExpired?.();
    }
  };
  return (
    <Form form={form} onSubmit={verify}>
      <TextField name="code" label={TEXTS.code} hint={hint} autoComplete="one-time-code" isRequired takesFocus />
      <FormFailure />
      <div className="form__actions">
        <SubmitButton text={TEXTS.button} isWaiting={form.formState.isSubmitting} />
        {children}
      </div>
    </Form>
  );
}
