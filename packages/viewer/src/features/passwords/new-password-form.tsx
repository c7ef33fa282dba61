import { type PasswordPair, passwordPairSchema } from "@epb/contract";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { useWatch } from "react-hook-form";
import { Form } from "../../components/form/form.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { PasswordField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

interface NewPasswordFormProps {
  readonly texts: { readonly password: string; readonly confirmation: string; readonly button: string };
  /** The form shows its failure. */
  readonly onSubmit: (pair: PasswordPair) => Promise<unknown>;
  /** True after success: the fields are read-only. */
  readonly isDone?: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/**
 * A new password, typed twice.
 *
 * @spec P §5 "Submit enabled only when valid, equal", "Submit that fails validation raises"
 */
export function NewPasswordForm({ texts, onSubmit, isDone = false, children }: NewPasswordFormProps): ReactElement {
  const { passwordPolicy, supportEmail } = useSite();
  const { minLength, maxLength } = passwordPolicy;
  const form = useSchemaForm<PasswordPair>(passwordPairSchema(passwordPolicy), { password: "", confirmation: "" });
  const { control, trigger, getValues, formState } = form;
  const password = useWatch({ control, name: "password" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the second is looked at again whenever the first changes
  useEffect(() => {
    if (getValues("confirmation") !== "") void trigger("confirmation");
  }, [password, getValues, trigger]);
  return (
    <Form
      form={form}
      onSubmit={(pair) => onSubmit(pair).catch((error: unknown) => putFailure(form, error, supportEmail))}
      legend={texts.password}
      isDisabled={isDone}
    >
      <PasswordField
        name="password"
        label={texts.password}
        hint={SESSION_TEXTS.newPassword.length(minLength, maxLength)}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField name="confirmation" label={texts.confirmation} autoComplete="new-password" isRequired />
      <FormFailure />
      <div className="form__actions">
        <SubmitButton
          text={texts.button}
          isWaiting={formState.isSubmitting}
          isDisabled={!formState.isValid || isDone}
        />
        {children}
      </div>
    </Form>
  );
}
