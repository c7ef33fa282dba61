import { ErrorMessage, FormGroup, Label } from "@trussworks/react-uswds";
import type { ReactElement, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { COMMON_TEXTS } from "../../texts/common-texts.js";

/** Props of every field. */
export interface FieldProps {
  /** Path of the value in the form, with dots: `address.city`. */
  readonly name: string;
  readonly label: string;
  /** Help for the entry, below the label. */
  readonly hint?: string;
  readonly isRequired?: boolean;
}

interface FrameProps extends FieldProps {
  readonly children: ReactNode;
}

/** Layout of label, hint, message, and the input between them. */
export function FieldFrame({ name, label, hint, isRequired = false, children }: FrameProps): ReactElement {
  const { error } = useField(name);
  return (
    <FormGroup error={error !== undefined}>
      <Label htmlFor={name} error={error !== undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      {hint !== undefined && (
        <span className="usa-hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && <ErrorMessage id={`${name}-error`}>{error}</ErrorMessage>}
      {children}
    </FormGroup>
  );
}

export function RequiredMark(): ReactElement {
  return (
    <abbr title={COMMON_TEXTS.required} className="required-mark">
      {" "}
      *
    </abbr>
  );
}

/** Message of a field, and the attributes that link its input to label, hint, and message. */
export function useField(
  name: string,
  hint?: string,
): {
  readonly error: string | undefined;
  readonly attributes: {
    readonly id: string;
    readonly "aria-describedby"?: string;
    readonly "aria-invalid"?: true;
  };
} {
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const describedBy = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(Boolean);
  return {
    error: error?.message,
    attributes: {
      id: name,
      ...(describedBy.length > 0 && { "aria-describedby": describedBy.join(" ") }),
      ...(error !== undefined && { "aria-invalid": true }),
    },
  };
}
