import type { ReactElement } from "react";
import { type FieldPath, type FieldValues, type UseFormReturn, useFormContext } from "react-hook-form";
import { isFailure } from "../../api/api-failure.js";
import { failureText } from "../../errors/failure-text.js";
import { AlertBox } from "../alert-box.js";

/**
 * Shows a failure of a request: issues of a field at that field, which takes the focus, and all others in the {@link
 * FormFailure} of the form. The request itself uses `tells`.
 * @param refused - Field for a refusal that names no field.
 */
export function putFailure<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
  supportEmail: string,
  refused?: FieldPath<Values>,
): void {
  const names = Object.keys(form.getValues());
  const atFields = (isFailure(error) ? error.issues : [])
    .map(({ at, message }) => ({ name: at.replace(/^body\./, ""), message }))
    // A field that is not on the screen cannot say it.
    .filter(({ name }) => names.includes(name) && document.getElementsByName(name).length > 0);
  const text = failureText(error, supportEmail);
  if (atFields.length === 0 && refused !== undefined && isFailure(error, 400) && text !== undefined) {
    atFields.push({ name: refused, message: text });
  }
  for (const { name, message } of atFields) form.setError(name as FieldPath<Values>, { type: "server", message });
  const [first] = atFields;
  if (first !== undefined) form.setFocus(first.name as FieldPath<Values>);
  else if (text !== undefined) form.setError("root.server", { type: "server", message: text });
}

/** Reason why a form could not be sent, if it belongs to no field. It disappears at the next submit. */
export function FormFailure(): ReactElement {
  const { errors } = useFormContext().formState;
  return <AlertBox kind="danger">{errors.root?.["server"]?.message}</AlertBox>;
}
