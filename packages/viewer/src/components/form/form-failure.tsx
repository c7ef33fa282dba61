import type { ReactElement } from "react";
import { type FieldPath, type FieldValues, type UseFormReturn, useFormContext } from "react-hook-form";
import { isFailure } from "../../api/api-failure.js";
import { failureText } from "../../errors/failure-text.js";
import { AlertBox } from "../alert-box.js";

/**
 * Puts a failure where it belongs: what the server says of a field to the field, which takes the focus, everything else into
 * the {@link FormFailure} of the form. The change itself is made with `tells`.
 *
 * @param refused - The field that is meant where the server refuses what was entered and names none.
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

/** Why a form could not be sent, where that is the matter of no field. It goes when the form is sent again. */
export function FormFailure(): ReactElement {
  const { errors } = useFormContext().formState;
  return <AlertBox kind="danger">{errors.root?.["server"]?.message}</AlertBox>;
}
