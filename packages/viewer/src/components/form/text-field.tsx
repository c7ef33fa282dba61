import { Textarea, TextInput } from "@trussworks/react-uswds";
import { type ComponentProps, type ReactElement, useState } from "react";
import { useFormContext } from "react-hook-form";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { FieldFrame, type FieldProps, useField } from "./field.js";

interface TextFieldProps extends FieldProps {
  readonly type?: "text" | "email" | "tel" | "search" | "url" | "date" | "datetime-local" | "number";
  readonly inputMode?: "numeric" | "decimal" | "email" | "tel";
  /** Autofill type for the browser: `email`, `given-name`. */
  readonly autoComplete?: string;
  readonly isDisabled?: boolean;
  /** Ready to type in when the screen opens. */
  readonly takesFocus?: boolean;
}

/** One line of text. */
export function TextField({
  type = "text",
  inputMode,
  autoComplete,
  isDisabled,
  takesFocus,
  ...field
}: TextFieldProps): ReactElement {
  const { register } = useFormContext();
  const { ref, ...input } = register(field.name);
  const { attributes, error } = useField(field.name, field.hint);
  return (
    <FieldFrame {...field}>
      <TextInput
        {...input}
        {...attributes}
        inputRef={ref}
        type={type as ComponentProps<typeof TextInput>["type"]}
        inputMode={inputMode}
        autoComplete={autoComplete}
        disabled={isDisabled}
        // Only on a page that starts with a single field and has no text before it.
        autoFocus={takesFocus}
        aria-required={field.isRequired}
        validationStatus={error === undefined ? undefined : "error"}
      />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextAreaField(field: FieldProps & { readonly rows?: number }): ReactElement {
  const { register } = useFormContext();
  const { ref, ...input } = register(field.name);
  const { attributes } = useField(field.name, field.hint);
  return (
    <FieldFrame {...field}>
      <Textarea {...input} {...attributes} inputRef={ref} rows={field.rows ?? 4} aria-required={field.isRequired} />
    </FieldFrame>
  );
}

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps): ReactElement {
  const { register } = useFormContext();
  const { ref, ...input } = register(field.name);
  const { attributes, error } = useField(field.name, field.hint);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...field}>
      <TextInput
        {...input}
        {...attributes}
        inputRef={ref}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        aria-required={field.isRequired}
        validationStatus={error === undefined ? undefined : "error"}
      />
      <button
        type="button"
        className="usa-show-password"
        aria-controls={field.name}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? SESSION_TEXTS.hidePassword : SESSION_TEXTS.showPassword}
      </button>
    </FieldFrame>
  );
}
